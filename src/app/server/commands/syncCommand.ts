// npm run sync -- pncp --from 2026-10-01 --uf SP: reads days of a source, or with --list of one of its lists, through the server that has locked
// the data or directly.
import { setTimeout } from 'node:timers/promises';
import { type Fonte, fontesCalls, type Lista, type SyncProgress } from '#features/fontes/contract.ts';
import { questionsOf, readDays, showProgress } from '#features/fontes/server/days.ts';
import { changeFonte, findFonte } from '#features/fontes/server/fontes.ts';
import { leaseOf } from '#features/fontes/server/pass.ts';
import { readPending } from '#features/fontes/server/readLists.ts';
import { type Source, SourceFault } from '#features/fontes/server/source.ts';
import { daysOf, refuseOthers } from '#features/fontes/server/syncedDays.ts';
import type { Consulta } from '#features/fontes/server/tables.ts';
import { type Language, preferredLanguage } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { FolderLocked, type Holder } from '#kit/server/database/sqlite/folderLock.ts';
import { politeHosts } from '#kit/server/outbound/politeHosts.ts';
import { locales } from '#kit/server/text/formats.ts';
import { sourceClock } from '../ports/sourceClock.ts';
import { sourcePorts } from '../ports/sourcePorts.ts';
import type { Config } from '../start/config.ts';
import { callServer } from './callServer.ts';
import { openImports } from './importClients.ts';
import { syncTexts } from './syncTexts.ts';

export type SyncCommand = { fonte: Fonte; de: string; ate: string; uf: string | undefined; lista: Lista | undefined };

const LOOK_EVERY_MS = 1000;

/** @returns whether everything that the source announced came */
export async function syncSource(config: Config, command: SyncCommand): Promise<boolean> {
  const language = preferredLanguage(process.env.LANG);
  const texts = syncTexts[language];
  const figure = (value: number) => value.toLocaleString(locales[language]);
  let shown = '';
  const show = ({ listas, pendentes, adiadas, recebidos }: SyncProgress) => {
    const line = texts.progress(figure(listas - pendentes - adiadas), figure(listas), figure(recebidos));
    if (line !== shown) console.log(line);
    shown = line;
  };
  const { esperados, recebidos, pendentes, adiadas, problema, detalhe } = await sync(config, command, language, show);
  if (problema && pendentes > 0) console.error([texts.problema[problema], detalhe].filter(Boolean).join(' '));
  const unread = pendentes + adiadas;
  if (unread > 0) console.log(texts.unread(figure(unread)));
  else console.log(recebidos < esperados ? texts.missing(figure(recebidos), figure(esperados)) : texts.done(figure(recebidos)));
  return unread === 0 && recebidos >= esperados;
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

async function syncThrough(
  holder: Holder,
  { fonte, de, ate, uf, lista }: SyncCommand,
  language: Language,
  show: Show,
): Promise<SyncProgress> {
  const range = { de, ate, ...(uf && { uf }), ...(lista && { lista }) };
  let progress = await callServer<SyncProgress>(holder, language, fontesCalls.sync, { params: { fonte }, body: range });
  for (;;) {
    show(progress);
    if (isOver(progress)) return progress;
    await setTimeout(LOOK_EVERY_MS);
    progress = await callServer<SyncProgress>(holder, language, fontesCalls.progress, { params: { fonte }, query: range });
  }
}

/** What was put off, or waits for a source that is away, may take hours. */
const isOver = ({ pendentes, problema }: SyncProgress) => pendentes === 0 || problema !== null;

async function syncDirectly(config: Config, command: SyncCommand, language: Language, show: Show): Promise<SyncProgress> {
  const { fonte, de, ate } = command;
  const days = daysOf({ de, ate }, language);
  const { database, importer, queue, close } = await openImports(config, () => {});
  try {
    const ports = sourcePorts({ config, hosts: politeHosts(sourceClock(config)), background: database, importer, wakeImports: queue.wake });
    const source = ports.sources.find(({ name }) => name === fonte);
    if (!source) throw new Error(fonte);
    refuseOthers(source, command, language);
    const consultas = await questionsOf(database.read, source, command);
    await readDays(database, source, consultas, days);
    const progressOf = () => showProgress(database.read, source, consultas, { de, ate });
    const progress = await readOrWatch({ database, source, ports }, consultas, progressOf, show);
    show(progress);
    console.log(syncTexts[language].importing);
    while (await hasUnfinished(database)) await setTimeout(LOOK_EVERY_MS);
    return progress;
  } finally {
    await close();
  }
}

type Reading = { database: Database; source: Source; ports: ReturnType<typeof sourcePorts> };

/** On PostgreSQL a server may be reading the source: then it is asked to read these days too, so that nothing is asked for twice. */
async function readOrWatch(
  { database, source, ports }: Reading,
  consultas: readonly Consulta[],
  progressOf: () => Promise<SyncProgress>,
  show: Show,
): Promise<SyncProgress> {
  for (let isAsked = false; ; isAsked = true) {
    const lease = await database.acquireLease(leaseOf(source.name));
    if (lease) {
      const looking = setInterval(() => void progressOf().then(show), LOOK_EVERY_MS);
      try {
        const fault = await readNow({ database, source, ports }, consultas, lease.lost);
        const progress = await progressOf();
        if (!lease.lost.aborted) return { ...progress, problema: fault?.problema ?? null, detalhe: fault?.message ?? '' };
      } finally {
        clearInterval(looking);
        await lease.release();
      }
    }
    if (!isAsked) await database.write((db) => changeFonte(db, source, { pedida_em: new Date().toISOString() }));
    const progress = await progressOf();
    show(progress);
    if (isOver(progress)) return progress;
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** @returns why the source could not be read to the end */
async function readNow({ database, source, ports }: Reading, consultas: readonly Consulta[], signal: AbortSignal) {
  const { endereco, por_segundo, dias } = await findFonte(database.read, source);
  const { ask, close } = ports.openAsker(source, endereco || source.address, por_segundo);
  signal.addEventListener('abort', close);
  try {
    const now = () => new Date();
    return (await readPending({ database, source, ask, deliver: ports.deliver, now, dias, since: null, listas: [], signal }, consultas))
      .fault;
  } catch (error) {
    if (error instanceof SourceFault) return error;
    throw error;
  } finally {
    close();
  }
}

async function hasUnfinished({ read }: Database): Promise<boolean> {
  const open = await read
    .selectFrom('importacoes')
    .select('id')
    .where('estado', 'in', ['na_fila', 'em_andamento'])
    .where('origem', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
