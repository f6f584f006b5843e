// Commands beside the server: npm run import -- FILE…
import { type Config, readConfig } from './config.ts';
import { loadEnvFile } from './envFile.ts';
import { importFiles } from './importCommand.ts';
import { tell } from './tell.ts';

const usage = 'Usage: npm run import -- FILE…   (JSON of PNCP or Compras.gov.br)';

const [command, ...args] = process.argv.slice(2);
if (command !== 'import' || args.length === 0) {
  console.error(usage);
  process.exit(2);
}
let config: Config | undefined;
try {
  loadEnvFile();
  config = readConfig(process.env);
  process.exitCode = (await importFiles(config, args)) ? 0 : 1;
} catch (error) {
  console.error(tell(error, config));
  process.exitCode = 1;
}
