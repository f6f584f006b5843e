// npm run sync -- pncp --from 2026-10-01 --uf SP: reads days of a source, through the server that has locked the data or directly.
import { setTimeout } from 'node:timers/promises';
import { type Fonte, fontesCalls, type SyncProgress } from '#features/fontes/contract.ts';
import { findFonte } from '#features/fontes/server/fontes.ts';
import { countDays, listsOf, readDays } from '#features/fontes/server/leituras.ts';
import { readPending } from '#features/fontes/server/pass.ts';
import { daysOf } from '#features/fontes/server/syncedDays.ts';
import { type Language, preferredLanguage } from '#kit/errors.ts';
import { FolderLocked, type Holder } from '#kit/server/database/sqlite/folderLock.ts';
import { politeHosts } from '#kit/server/outbound/politeHosts.ts';
import { locales } from '#kit/server/text/formats.ts';
import { sourceClock } from '../ports/sourceClock.ts';
import { sourcePorts } from '../ports/sourcePorts.ts';
import type { Config } from '../start/config.ts';
import { callServer } from './callServer.ts';
import { openImports } from './importClients.ts';
import { syncTexts } from './syncTexts.ts';

export type SyncCommand = { fonte: Fonte; de: string; ate: string; uf: string | undefined };

const LOOK_EVERY_MS = 1000;

/** @returns whether everything that the source announced came */
export async function syncSource(config: Config, command: SyncCommand): Promise<boolean> {
  const language = preferredLanguage(process.env.LANG);
  const texts = syncTexts[language];
  const figure = (value: number) => value.toLocaleString(locales[language]);
  let shown = '';
  const show = ({ listas, pendentes, recebidos }: SyncProgress) => {
    const line = texts.progress(figure(listas - pendentes), figure(listas), figure(recebidos));
    if (line !== shown) console.log(line);
    shown = line;
  };
  const { esperados, recebidos } = await sync(config, command, language, show);
  console.log(recebidos < esperados ? texts.missing(figure(recebidos), figure(esperados)) : texts.done(figure(recebidos)));
  return recebidos >= esperados;
}

type Show = (progress: SyncProgress) => void;

async function sync(config: Config, command: SyncCommand, language: Language, show: Show): Promise<SyncProgress> {
  try {
    return await syncDirectly(config, command, language, show);
  } catch (error) {
    if (!(error instanceof FolderLocked) || !error.holder?.url) throw error;
    return syncThrough(error.holder, command, language, show);
  }
}

async function syncThrough(holder: Holder, { fonte, de, ate, uf }: SyncCommand, language: Language, show: Show): Promise<SyncProgress> {
  const range = { de, ate, ...(uf && { uf }) };
  let progress = await callServer<SyncProgress>(holder, language, fontesCalls.sync, { params: { fonte }, body: range });
  for (;;) {
    show(progress);
    if (progress.pendentes === 0) return progress;
    await setTimeout(LOOK_EVERY_MS);
    progress = await callServer<SyncProgress>(holder, language, fontesCalls.progress, { params: { fonte }, query: range });
  }
}

async function syncDirectly(config: Config, { fonte, de, ate, uf }: SyncCommand, language: Language, show: Show): Promise<SyncProgress> {
  const days = daysOf({ de, ate }, language);
  const { database, importer, queue, close } = await openImports(config, () => {});
  try {
    const hosts = politeHosts(sourceClock(config));
    const { sources, openAsker, deliver } = sourcePorts({ config, hosts, background: database, importer, wakeImports: queue.wake });
    const source = sources.find(({ name }) => name === fonte);
    if (!source) throw new Error(fonte);
    const consultas = listsOf(source, uf);
    const count = () => countDays(database.read, fonte, consultas, de, ate);
    await readDays(database, source, consultas, days);
    const { endereco, por_segundo, dias } = await findFonte(database.read, source);
    const { ask, close: closeAsker } = openAsker(endereco || source.address, por_segundo);
    const looking = setInterval(() => void count().then(show), LOOK_EVERY_MS);
    const { signal } = new AbortController();
    const now = () => new Date();
    try {
      await readPending({ database, source, ask, deliver, now, dias, since: null, signal }, consultas);
    } finally {
      clearInterval(looking);
      closeAsker();
    }
    const progress = await count();
    show(progress);
    console.log(syncTexts[language].importing);
    while (await hasUnfinished(database)) await setTimeout(LOOK_EVERY_MS);
    return progress;
  } finally {
    await close();
  }
}

async function hasUnfinished({ read }: Awaited<ReturnType<typeof openImports>>['database']): Promise<boolean> {
  const open = await read
    .selectFrom('importacoes')
    .select('id')
    .where('estado', 'in', ['na_fila', 'em_andamento'])
    .where('origem', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
