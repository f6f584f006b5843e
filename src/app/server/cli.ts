// Commands beside the server: npm run import -- FILE…
import { parseArgs } from 'node:util';
import { compraPattern } from '#features/importacoes/contract.ts';
import { preferredLanguage } from '#kit/errors.ts';
import { type Config, readConfig } from './config.ts';
import { loadEnvFile } from './envFile.ts';
import { type ImportCommand, importFiles } from './importCommand.ts';
import { importTexts } from './importTexts.ts';
import { tell } from './tell.ts';

const texts = importTexts[preferredLanguage(process.env.LANG)];
const command = readCommand(process.argv.slice(2));
if (typeof command === 'string') {
  console.error(command);
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

/** @returns what to say of arguments that are none */
function readCommand(args: string[]): ImportCommand | string {
  try {
    const {
      positionals: [name, ...files],
      values: { compra, resume },
    } = parseArgs({
      args,
      allowPositionals: true,
      options: { compra: { type: 'string', default: '' }, resume: { type: 'boolean', default: false } },
    });
    if (!new RegExp(compraPattern).test(compra)) return `--compra ${compra}: ${texts.wrongCompra}\n${texts.usage}`;
    return name === 'import' && (files.length > 0 || resume) ? { files, compra, resume } : texts.usage;
  } catch {
    return texts.usage;
  }
}
