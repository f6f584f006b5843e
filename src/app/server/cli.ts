// Commands beside the server: npm run import -- FILE…
import { ConfigError, readConfig } from './config.ts';
import { loadEnvFile } from './envFile.ts';
import { importFiles } from './importCommand.ts';

const usage = 'Usage: npm run import -- FILE…   (JSON of PNCP or Compras.gov.br)';

const [command, ...args] = process.argv.slice(2);
if (command !== 'import' || args.length === 0) {
  console.error(usage);
  process.exit(2);
}
try {
  loadEnvFile();
  process.exitCode = (await importFiles(readConfig(process.env), args)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
