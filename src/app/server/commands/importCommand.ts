// Imports files from the terminal, and resumes interrupted imports.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Importacao, ImportacaoDetail } from '#features/importacoes/entities.ts';
import { type Language, Problem, preferredLanguage } from '#kit/errors.ts';
import { CHUNK } from '#kit/server/files/fileStore.ts';
import type { Config } from '../start/config.ts';
import { ServerProblem } from './callServer.ts';
import { type ImportClient, openImportClient } from './importClients.ts';
import { ImportTerminal } from './importTerminal.ts';
import { importTexts } from './importTexts.ts';

export type ImportCommand = {
  files: string[];
  /** Key of the notice or bill that records belong to when they do not name it; empty if not given. */
  vinculo: string;
  /** Resume interrupted imports first, and follow those that continue by themselves. */
  resume: boolean;
};

/** The state of a run is read at each event, and at this interval to show progress, also because events can be missed. */
const REFRESH_MS = 1000;

/** @returns whether every file could be read and no record was rejected */
export async function importFiles(config: Config, { files, vinculo, resume }: ImportCommand): Promise<boolean> {
  const language = preferredLanguage(process.env.LANG);
  const client = await openImportClient(config, language);
  let succeeded = true;
  try {
    if (resume) {
      const unfinished = await client.listUnfinished();
      if (unfinished.length === 0) console.log(importTexts[language].nothingInterrupted);
      for (const run of unfinished) succeeded = (await resumeOne(run, client, language)) && succeeded;
    }
    for (const file of files) succeeded = (await importOne(file, vinculo, client, language)) && succeeded;
  } finally {
    await client.close();
  }
  return succeeded;
}

/** npm runs its scripts in the project's folder; INIT_CWD is the folder of the user. */
async function importOne(file: string, vinculo: string, client: ImportClient, language: Language): Promise<boolean> {
  const terminal = new ImportTerminal(language);
  try {
    const path = resolve(process.env.INIT_CWD ?? '', file);
    const { size } = await stat(path);
    const bytes = createReadStream(path, { highWaterMark: CHUNK });
    const checking = terminal.watchCheck(() => bytes.bytesRead / size);
    const run = await client.receive({ arquivo: basename(file), vinculo, size, bytes }).finally(checking.stop);
    if (run.previa?.pede_vinculo && !run.vinculo) return await refuse(run, importTexts[language].needsOwner, file, client, terminal);
    if (!run.tipo) return await refuse(run, importTexts[language].unknownColumns, file, client, terminal);
    return await follow(run.id, () => client.start(run.id), client, terminal);
  } catch (error) {
    terminal.fail(file, explain(error, language));
    return false;
  }
}

async function resumeOne({ id, estado, arquivo }: Importacao, client: ImportClient, language: Language): Promise<boolean> {
  const terminal = new ImportTerminal(language);
  try {
    return await follow(id, () => (estado === 'interrompida' ? client.start(id) : client.show(id)), client, terminal);
  } catch (error) {
    terminal.fail(arquivo, explain(error, language));
    return false;
  }
}

async function refuse(run: ImportacaoDetail, reason: string, file: string, client: ImportClient, terminal: ImportTerminal): Promise<false> {
  await client.discard(run.id);
  terminal.fail(file, reason);
  return false;
}

type Begin = () => Promise<Importacao>;

/** @param begin starts the run, or reads it if it has started already */
async function follow(id: number, begin: Begin, client: ImportClient, terminal: ImportTerminal): Promise<boolean> {
  const run = await untilOver(id, begin, client, terminal);
  if (run.rejeitados > 0) terminal.rejects(await client.listRejects(id, ImportTerminal.shownRejects), run.rejeitados);
  terminal.report(run);
  return run.estado === 'concluida' && run.rejeitados === 0;
}

async function untilOver(id: number, begin: Begin, client: ImportClient, terminal: ImportTerminal): Promise<Importacao> {
  // Requested before the run is read, so that no event in between is missed.
  let change = client.nextChange();
  let run = await begin();
  while (isOpen(run)) {
    terminal.progress(run);
    const woken = new AbortController();
    const pause = setTimeout(REFRESH_MS, undefined, { signal: woken.signal }).catch(() => {});
    await Promise.race([change, pause]);
    woken.abort();
    change = client.nextChange();
    run = await client.show(id);
  }
  return run;
}

function isOpen({ estado }: Importacao): boolean {
  return estado === 'na_fila' || estado === 'em_andamento';
}

function explain(error: unknown, language: Language): string {
  if (error instanceof Problem) return new ServerProblem(error.toBody(language)).message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const texts = importTexts[language];
  if (code === 'ENOENT') return texts.noSuchFile;
  if (brokenConnection.includes(code)) return texts.cutOff;
  return code === 'EISDIR' || code === 'EACCES' ? texts.notReadable : message || code;
}

/** Error codes if the server or the database dies during a request. */
const brokenConnection = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];
