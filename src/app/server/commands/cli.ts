// The commands: npm run import -- FILE…, npm run sync -- SOURCE, npm run admin -- COMMAND, npm run rotate-keys, npm run move, npm run backup,
// npm run restore, npm run verify
import { parseArgs } from 'node:util';
import { ufs } from '#brasil/ufs.ts';
import { keys } from '#features/auth/contract.ts';
import { Fonte, fontesByUf, Lista } from '#features/fontes/contract.ts';
import { isOwnerKey } from '#features/importacoes/server/readingFaults.ts';
import { dayInBrasilia, momentInBrasilia } from '#kit/clock.ts';
import { preferredLanguage } from '#kit/errors.ts';
import { importedKinds } from '../import/importing.ts';
import { type Config, readConfig } from '../start/config.ts';
import { loadEnvFile } from '../start/envFile.ts';
import { explainFailure } from '../start/explainFailure.ts';
import { TransferFault } from '../transfer/faults.ts';
import { readAdmin } from './adminCommand.ts';
import { adminTexts } from './adminTexts.ts';
import { importFiles } from './importCommand.ts';
import { importTexts } from './importTexts.ts';
import { withCalls } from './serverCalls.ts';
import { syncSource } from './syncCommand.ts';
import { syncTexts } from './syncTexts.ts';
import { readTransfer } from './transferCommands.ts';
import { transferTexts } from './transferTexts.ts';

/** @returns whether everything succeeded */
type Command = (config: Config) => Promise<boolean>;

const language = preferredLanguage(process.env.LANG);
const texts = importTexts[language];
const [name = '', ...given] = process.argv.slice(2);
const readers: Record<string, (args: string[]) => Command | string> = {
  ...{ import: readImport, sync: readSync, admin: (args) => readAdmin(args, language, withCalls), 'rotate-keys': readRotate },
  move: (args) => readTransfer('move', args, language),
  backup: (args) => readTransfer('backup', args, language),
  restore: (args) => readTransfer('restore', args, language),
  verify: (args) => readTransfer('verify', args, language),
};
const command = readers[name]?.(given) ?? texts.usage;
if (typeof command === 'string') {
  console.error(command);
  process.exit(2);
}
let config: Config | undefined;
try {
  loadEnvFile();
  config = readConfig(process.env);
  process.exitCode = (await command(config)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof TransferFault ? transferTexts[language].faults[error.reason](error.about) : explainFailure(error, config));
  process.exitCode = 1;
}

/** @returns the command, or the usage if the arguments are invalid */
function readImport(args: string[]): Command | string {
  try {
    const {
      positionals: files,
      values: { compra, resume },
    } = parseArgs({
      args,
      allowPositionals: true,
      options: { compra: { type: 'string', default: '' }, resume: { type: 'boolean', default: false } },
    });
    if (compra !== '' && !isOwnerKey(importedKinds, compra)) return `--compra ${compra}: ${texts.wrongOwner}\n${texts.usage}`;
    return files.length > 0 || resume ? (config) => importFiles(config, { files, vinculo: compra, resume }) : texts.usage;
  } catch {
    return texts.usage;
  }
}

function readSync(args: string[]): Command | string {
  const { usage } = syncTexts[language];
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' }, uf: { type: 'string' }, list: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [fonte, ...more] = positionals;
    const { from: de = '', to: ate = dayInBrasilia(new Date()), uf } = values;
    const areDays = [de, ate].every(
      (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(momentInBrasilia(`${day}T12:00:00.000`).getTime()),
    );
    const known = Fonte.enum.find((name) => name === fonte);
    const isUf = uf === undefined || (known && fontesByUf.includes(known) && ufs.some((one) => one === uf));
    const lista = Lista.enum.find((name) => name === values.list);
    if (!known || more.length > 0 || !areDays || !isUf || (values.list !== undefined && (!lista || uf))) return usage;
    return (config) => syncSource(config, { fonte: known, de, ate, uf, lista });
  } catch {
    return usage;
  }
}

function readRotate(args: string[]): Command | string {
  if (args.length > 0) return 'npm run rotate-keys';
  return async (config) => {
    await withCalls(config, language, (call) => call(keys.rotate, {}));
    console.log(adminTexts[language].rotated);
    return true;
  };
}
