// npm run move, backup, restore and verify.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from '#kit/errors.ts';
import { fileSize } from '#kit/fileSize.ts';
import { locales } from '#kit/server/text/formats.ts';
import type { Config } from '../start/config.ts';
import { makeBackup } from '../transfer/backup.ts';
import { checkBackup } from '../transfer/checkBackup.ts';
import type { CheckedManifest, Trust } from '../transfer/manifest.ts';
import { moveData, type OnProgress } from '../transfer/move.ts';
import { nameOf, parsePlace, placeOf } from '../transfer/places.ts';
import { restoreBackup } from '../transfer/restore.ts';
import { verifyData } from '../transfer/verifyData.ts';
import { transferTexts } from './transferTexts.ts';

type Command = (config: Config) => Promise<boolean>;
type Name = keyof (typeof transferTexts)['en']['usage'];

/** How often progress is shown. */
const SHOW_EVERY_MS = 5000;

/** @returns the command, or its usage if the arguments are invalid */
export function readTransfer(name: Name, args: string[], language: Language): Command | string {
  const usage = transferTexts[language].usage[name];
  try {
    const hasTarget = name === 'move' || name === 'restore';
    const isRead = name === 'restore' || name === 'verify';
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...(hasTarget && { to: { type: 'string' } }), ...(isRead && { unsealed: { type: 'boolean' } }) },
    });
    const [path, ...more] = positionals;
    const to = values.to === undefined ? undefined : parsePlace(String(values.to));
    if (more.length > 0 || (values.to !== undefined && !to)) return usage;
    const output = outputIn(language);
    const trustIn = ({ secretKeys }: Config): Trust => ({ secretKeys, acceptsUnsealed: values.unsealed === true });
    if (name === 'move') return path === undefined && to ? (config) => move(config, to, output) : usage;
    if (name === 'restore')
      return path === undefined
        ? usage
        : (config) => restore(resolve(path), { ...(to ?? placeOf(config)), objects: config.objectPlace }, trustIn(config), output);
    if (name === 'verify')
      return (config) => (path === undefined ? verify(config, output) : verifyBackup(resolve(path), trustIn(config), output));
    return async (config) => {
      const into = path === undefined ? config.backupDir : resolve(path);
      if (into !== null) return backUp(config, into, output);
      console.error(usage);
      return false;
    };
  } catch {
    return usage;
  }
}

type Output = ReturnType<typeof outputIn>;

function outputIn(language: Language) {
  // Data, keys and password hashes are for their owner only.
  process.umask(0o077);
  const texts = transferTexts[language];
  const locale = locales[language];
  const count = (n: number) => n.toLocaleString(locale);
  let shown = Date.now();
  const onProgress: OnProgress = (table, rows) => {
    if (Date.now() - shown < SHOW_EVERY_MS) return;
    shown = Date.now();
    console.log(texts.progress(table, count(rows)));
  };
  return { texts, count, onProgress, size: (bytes: number) => fileSize(bytes, locale) };
}

const rowsOf = (tables: Record<string, { rows: number }>) => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

async function move(config: Config, to: ReturnType<typeof placeOf>, { texts, count, onProgress }: Output): Promise<boolean> {
  const { tables, files } = await moveData(placeOf(config), to, onProgress);
  console.log(texts.moved(count(rowsOf(tables)), count(files), nameOf(to)));
  console.log(texts.next[to.engine]);
  return true;
}

async function backUp(config: Config, into: string, { texts, count, onProgress, size }: Output): Promise<boolean> {
  const { folder, rows, files, bytes, missing } = await makeBackup(placeOf(config), into, new Date(), config.secretKeys, onProgress);
  console.log(texts.backedUp(folder, count(rows), count(files), size(bytes)));
  if (missing.length > 0) console.warn(texts.lacked(missing.join(', ')));
  return true;
}

async function restore(backup: string, to: ReturnType<typeof placeOf>, trust: Trust, { texts, onProgress }: Output): Promise<boolean> {
  const manifest = await restoreBackup(backup, to, trust, onProgress);
  console.log(texts.restored(manifest.moment, nameOf(to)));
  warnUnsealed(manifest, texts.unsealed);
  console.log(texts.next[to.engine]);
  return true;
}

function warnUnsealed({ isSealed }: CheckedManifest, text: string): void {
  if (!isSealed) console.warn(text);
}

async function verifyBackup(backup: string, trust: Trust, { texts, count }: Output): Promise<boolean> {
  const manifest = await checkBackup(backup, trust);
  console.log(texts.wholeBackup(manifest.moment, count(rowsOf(manifest.tables)), count(manifest.files.length)));
  warnUnsealed(manifest, texts.unsealed);
  if (manifest.missing.length > 0) console.warn(texts.lacked(manifest.missing.join(', ')));
  return true;
}

async function verify(config: Config, { texts }: Output): Promise<boolean> {
  const findings = await verifyData(placeOf(config));
  for (const { kind, about } of findings) console.log(texts.findings[kind](about));
  const isWhole = findings.every(({ kind }) => kind === 'unused');
  if (isWhole) console.log(texts.whole);
  return isWhole;
}
