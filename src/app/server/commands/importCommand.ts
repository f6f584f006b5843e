// Imports files from the terminal, and takes interrupted imports up again.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Importacao, ImportacaoDetail } from '#features/importacoes/entities.ts';
import { type Language, Problem, preferredLanguage } from '#kit/errors.ts';
import { CHUNK } from '#kit/server/files/fileStore.ts';
import type { Config } from '../start/config.ts';
import { ToldProblem } from './askServer.ts';
import { ImportTerminal } from './importTerminal.ts';
import { importTexts } from './importTexts.ts';
import { type ImportWay, openWay } from './importWays.ts';

export type ImportCommand = {
  files: string[];
  /** Key of the notice or bill that records belong to when they do not name it; empty if not given. */
  vinculo: string;
  /** Take interrupted imports up first, and follow those that go on by themselves. */
  resume: boolean;
};

/** A run is looked at when there is news of it, and so often in any case: to show how far it has come, and because news can be missed. */
const LOOK_EVERY_MS = 1000;

/** @returns whether every file could be read and no record was rejected */
export async function importFiles(config: Config, { files, vinculo, resume }: ImportCommand): Promise<boolean> {
  const language = preferredLanguage(process.env.LANG);
  const way = await openWay(config, language);
  let good = true;
  try {
    if (resume) {
      const unfinished = await way.listUnfinished();
      if (unfinished.length === 0) console.log(importTexts[language].nothingInterrupted);
      for (const run of unfinished) good = (await resumeOne(run, way, language)) && good;
    }
    for (const file of files) good = (await importOne(file, vinculo, way, language)) && good;
  } finally {
    await way.close();
  }
  return good;
}

/** npm runs its scripts in the project's folder; INIT_CWD is where the command was typed. */
async function importOne(file: string, vinculo: string, way: ImportWay, language: Language): Promise<boolean> {
  const terminal = new ImportTerminal(language);
  try {
    const path = resolve(process.env.INIT_CWD ?? '', file);
    const { size } = await stat(path);
    const bytes = createReadStream(path, { highWaterMark: CHUNK });
    const checking = terminal.watchCheck(() => bytes.bytesRead / size);
    const run = await way.receive({ arquivo: basename(file), vinculo, size, bytes }).finally(checking.stop);
    if (run.previa?.pede_vinculo && !run.vinculo) return await refuse(run, importTexts[language].needsCompra, file, way, terminal);
    if (!run.tipo) return await refuse(run, importTexts[language].unknownColumns, file, way, terminal);
    return await follow(run.id, () => way.start(run.id), way, terminal);
  } catch (error) {
    terminal.fail(file, explain(error, language));
    return false;
  }
}

async function resumeOne({ id, estado, arquivo }: Importacao, way: ImportWay, language: Language): Promise<boolean> {
  const terminal = new ImportTerminal(language);
  try {
    return await follow(id, () => (estado === 'interrompida' ? way.start(id) : way.show(id)), way, terminal);
  } catch (error) {
    terminal.fail(arquivo, explain(error, language));
    return false;
  }
}

async function refuse(run: ImportacaoDetail, why: string, file: string, way: ImportWay, terminal: ImportTerminal): Promise<false> {
  await way.discard(run.id);
  terminal.fail(file, why);
  return false;
}

type Begin = () => Promise<Importacao>;

/** @param begin starts it, or looks at it where it is started already */
async function follow(id: number, begin: Begin, way: ImportWay, terminal: ImportTerminal): Promise<boolean> {
  const run = await untilOver(id, begin, way, terminal);
  if (run.rejeitados > 0) terminal.rejects(await way.listRejects(id, ImportTerminal.shownRejects), run.rejeitados);
  terminal.report(run);
  return run.estado === 'concluida' && run.rejeitados === 0;
}

async function untilOver(id: number, begin: Begin, way: ImportWay, terminal: ImportTerminal): Promise<Importacao> {
  // Asked for before the run is looked at, so that nothing can happen unheard in between.
  let news = way.nextNews();
  let run = await begin();
  while (isOpen(run)) {
    terminal.progress(run);
    const heard = new AbortController();
    const pause = setTimeout(LOOK_EVERY_MS, undefined, { signal: heard.signal }).catch(() => {});
    await Promise.race([news, pause]);
    heard.abort();
    news = way.nextNews();
    run = await way.show(id);
  }
  return run;
}

function isOpen({ estado }: Importacao): boolean {
  return estado === 'na_fila' || estado === 'em_andamento';
}

function explain(error: unknown, language: Language): string {
  if (error instanceof Problem) return new ToldProblem(error.toBody(language)).message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const texts = importTexts[language];
  if (code === 'ENOENT') return texts.noSuchFile;
  if (brokenConnection.includes(code)) return texts.cutOff;
  return code === 'EISDIR' || code === 'EACCES' ? texts.notReadable : message || code;
}

/** What a server, or the database's, leaves behind when it dies in the middle. */
const brokenConnection = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];
