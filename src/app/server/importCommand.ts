// Imports files from the terminal: through the server that holds the data, or, when none runs, by opening the data itself.
import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type ImportLine, importFile } from '#features/licitacoes/server/import.ts';
import { type Language, Problem, type ProblemBody, preferredLanguage } from '#kit/errors.ts';
import { FolderHeld, type Holder } from '#kit/server/database/lock.ts';
import type { Config } from './config.ts';
import { openData } from './data.ts';
import { ImportTerminal } from './importTerminal.ts';
import { importTexts } from './importTexts.ts';

/** A megabyte at a time: the scanner's cost is per byte, the rest per chunk. */
const CHUNK = 1 << 20;

type ImportWay = { lines(arquivo: string, bytes: ReadStream): AsyncIterable<ImportLine>; close(): Promise<void> };

/** @returns whether every file could be read and no row was rejected */
export async function importFiles(config: Config, files: string[]): Promise<boolean> {
  const language = preferredLanguage(process.env.LANG);
  const way = await openWay(config, language);
  let good = true;
  try {
    for (const file of files) good = (await importOne(file, way, language)) && good;
  } finally {
    await way.close();
  }
  return good;
}

async function openWay(config: Config, language: Language): Promise<ImportWay> {
  try {
    const { database, close } = await openData(config);
    return { lines: (arquivo, bytes) => importFile({ database, arquivo, bytes, userId: null }), close };
  } catch (error) {
    if (!(error instanceof FolderHeld) || !error.holder?.url) throw error;
    const { holder } = error;
    return { lines: (arquivo, bytes) => sendToServer(arquivo, bytes, holder, language), close: async () => {} };
  }
}

/** npm runs its scripts in the project's folder; INIT_CWD is where the command was typed. */
async function importOne(file: string, way: ImportWay, language: Language): Promise<boolean> {
  let terminal: ImportTerminal | undefined;
  try {
    const path = resolve(process.env.INIT_CWD ?? '', file);
    const { size } = await stat(path);
    const bytes = createReadStream(path, { highWaterMark: CHUNK });
    terminal = new ImportTerminal(language, () => bytes.bytesRead / size);
    for await (const line of way.lines(basename(file), bytes)) {
      if ('rejected' in line) terminal.rejected(line.rejected);
      else if ('progress' in line) terminal.progress(line.progress);
      else if ('problem' in line) throw new ToldProblem(line.problem);
      else {
        terminal.report(line.report);
        return line.report.rejeitados === 0;
      }
    }
    throw new Error(importTexts[language].cutOff);
  } catch (error) {
    terminal?.clear();
    console.error(`${file}: ${explain(error, language)}`);
    terminal?.stopped();
    return false;
  }
}

/** What the server said, in words already. */
class ToldProblem extends Error {
  constructor({ title, detail }: ProblemBody) {
    super([title, detail].filter(Boolean).join(' '));
  }
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

/** The server answers while it still reads, a line of JSON for each step. */
async function* sendToServer(arquivo: string, bytes: ReadStream, { url, secret }: Holder, language: Language): AsyncGenerator<ImportLine> {
  const answered = Promise.withResolvers<IncomingMessage>();
  const sending = request(`${url}/api/importacoes?arquivo=${encodeURIComponent(arquivo)}`, {
    method: 'POST',
    headers: {
      authorization: `Command ${secret}`,
      'content-type': 'application/octet-stream',
      'accept-language': language,
    },
  });
  sending.on('response', answered.resolve).on('error', answered.reject);
  bytes.on('error', (error) => sending.destroy(error)).pipe(sending);
  const answer = await answered.promise;
  for await (const line of createInterface({ input: answer })) {
    const told = JSON.parse(line) as ImportLine | ProblemBody;
    yield 'status' in told ? { problem: told } : told;
  }
}
