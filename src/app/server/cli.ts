// Commands beside the server: npm run import -- FILE…
import { parseArgs } from 'node:util';
import { compraPattern } from '#features/importacoes/contract.ts';
import { type Config, readConfig } from './config.ts';
import { loadEnvFile } from './envFile.ts';
import { type ImportCommand, importFiles } from './importCommand.ts';
import { tell } from './tell.ts';

const usage = `Usage: npm run import -- [--compra CONTROL] [--resume] FILE…
  FILE       JSON or NDJSON of PNCP or Compras.gov.br (also .gz), CSV or XLSX
  --compra   control number of the notice that the records belong to, where they do not say (items, documents)
  --resume   take interrupted imports up where they stopped`;

const command = readCommand(process.argv.slice(2));
if (!command) {
  console.error(usage);
  process.exit(2);
}
let config: Config | undefined;
try {
  loadEnvFile();
  config = readConfig(process.env);
  process.exitCode = (await importFiles(config, command)) ? 0 : 1;
} catch (error) {
  console.error(tell(error, config));
  process.exitCode = 1;
}

function readCommand(args: string[]): ImportCommand | undefined {
  try {
    const {
      positionals: [name, ...files],
      values: { compra, resume },
    } = parseArgs({
      args,
      allowPositionals: true,
      options: { compra: { type: 'string', default: '' }, resume: { type: 'boolean', default: false } },
    });
    const isCompra = new RegExp(compraPattern).test(compra);
    return name === 'import' && (files.length > 0 || resume) && isCompra ? { files, compra, resume } : undefined;
  } catch {
    return undefined;
  }
}
