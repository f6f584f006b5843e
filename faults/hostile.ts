// Hostile files and names through every upload: each is stored as plain bytes, or refused with a reason, while others read and write.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processorSeconds } from '../bench/processorTime.ts';
import { type Client, insist } from './client.ts';
import type { Extent, Fault } from './fault.ts';
import { documentsOf } from './hostileDocuments.ts';
import { documentFiles, hostileNames, pictureFiles, recordFiles } from './hostileFiles.ts';
import { underLoad } from './load.ts';
import { MemoryWatch, smallHeap } from './processes.ts';
import { query, type Subject } from './subject.ts';
import type { Writers } from './writers.ts';

/** Between two writes of one kind, so that uploads of the same account stay below its rate of writes too. */
const PAUSE_MS = 500;
/** Longer than that no other user may wait for an answer. */
const LONGEST_MS = 5000;
/** By so much the server's memory may have grown when all is over. */
const MOST_MIB = 400;
/** When nothing of it may be under way any more, and the share of a processor that may be in use then. */
const QUIET_MS = 60_000;
const LOOK_MS = 2000;
const BUSY = 0.3;
/** Where some of the names and archives lead. */
const outside = ['/tmp/certame-outside', '/tmp/certame-outside.csv'];
/** Tried in the short form, which leaves out the large ones. */
const quick = ['cutOff.json.gz', 'zeros.json', 'utf16.csv', 'laughs.xlsx', 'outOfFolder.xlsx', 'script.svg', 'hugeClaim.png', 'loop.pdf'];

type Files = Record<string, () => Buffer>;
/** `undo`: removes what was stored, at once. */
type Upload = { call: (name: string) => Parameters<Client>[0]; files: Files; undo?: (id: string) => Parameters<Client>[0] };

async function uploadsOf(client: Client): Promise<Upload[]> {
  const offer = (await insist(client, 'POST /api/propostas', { licitacao: 1 })).body.id;
  const draft = (await insist(client, 'POST /api/email/drafts', { to: [], cc: [], bcc: [], subject: 'zhostile', message: '' })).body.id;
  const named = (name: string) => encodeURIComponent(name);
  const any = { ...documentFiles, 'bomb.xlsx': recordFiles['bomb.xlsx'] as () => Buffer };
  return [
    { call: (name) => `POST /api/importacoes?arquivo=${named(name)}`, files: recordFiles, undo: (id) => `DELETE /api/importacoes/${id}` },
    { call: (name) => `POST /api/dns/uploads?arquivo=${named(name)}`, files: recordFiles, undo: (id) => `DELETE /api/dns/uploads/${id}` },
    { call: (name) => `POST /api/certidoes/arquivos?fileName=${named(name)}`, files: any },
    {
      call: (name) => `POST /api/email/drafts/${draft}/attachments?fileName=${named(name)}`,
      files: any,
    },
    {
      call: (name) => `POST /api/propostas/${offer}/arquivos?fileName=${named(name)}`,
      files: any,
    },
    ...(['PUT /api/account/avatar', 'PUT /api/profile/cover', 'POST /api/profile/photos', 'POST /api/blog/images'] as const).map(
      (call) => ({
        call: () => call,
        files: pictureFiles,
      }),
    ),
  ];
}

/** What is wrong about an answer; empty for a file that was stored, and for one that was refused with a reason. */
function faultOf(status: number, body: { detail?: string; title?: string }): string {
  if (status === 200 || status === 201) return '';
  if (status < 400 || status >= 500) return `answered with ${status || 'nothing'}`;
  return body?.detail || body?.title ? '' : `refused with ${status} without a reason`;
}

/** How a stored file is given back: a browser must never run it. */
async function runnable(url: string, address: unknown): Promise<string> {
  if (typeof address !== 'string' || !address.startsWith('/')) return '';
  const { headers, body } = await fetch(`${url}${address}`);
  await body?.cancel();
  const isSafe = headers.get('x-content-type-options') === 'nosniff' && headers.get('content-disposition')?.startsWith('attachment');
  return isSafe ? '' : `is given back as ${headers.get('content-type')}, ${headers.get('content-disposition')}`;
}

/** @returns whether it was stored and stays */
async function tryOne(url: string, writers: Writers, upload: Upload, name: string, file: Buffer): Promise<boolean> {
  const call = upload.call(name);
  const { status, body } = await insist(writers.admin, call, file);
  const isStored = status === 201 && body.id !== undefined;
  const fault = faultOf(status, body) || (isStored ? await runnable(url, body.url) : '');
  if (fault) writers.note(`${name.slice(0, 40)} by ${call.split('?')[0]} ${fault}`);
  if (!isStored) return status === 200 || status === 201;
  if (!upload.undo) return true;
  await insist(writers.admin, upload.undo(body.id));
  return false;
}

function isTried(name: string, { isShort }: Extent): boolean {
  return !isShort || quick.includes(name);
}

/** How many files are stored. */
async function storedIn({ folder, databaseUrl }: Subject): Promise<number> {
  if (databaseUrl) return Number((await query(databaseUrl, 'select count(distinct nome) as count from arquivos'))[0]?.count);
  const folders = ['files', 'attachments', 'certidoes', 'propostas', 'editais'].map((name) => join(folder, 'data', name));
  return folders.filter((path) => existsSync(path)).reduce((sum, files) => sum + readdirSync(files).length, 0);
}

/** Waits until the servers are at rest. @returns the share of a processor that the busiest uses then */
async function restOf({ servers }: Subject): Promise<number> {
  const until = performance.now() + QUIET_MS;
  let busy = 0;
  do {
    if (process.platform !== 'linux') return 0;
    const before = servers.map(({ pid }) => processorSeconds(pid));
    await setTimeout(LOOK_MS);
    const used = servers.map(({ pid }, index) => processorSeconds(pid) - (before[index] ?? 0));
    busy = Math.max(...used) / (LOOK_MS / 1000);
  } while (busy > BUSY && performance.now() < until);
  return busy;
}

export const hostile: Fault = {
  name: 'hostile',
  title: () => 'hostile files and names through every upload',
  run: async (engine, extent) => {
    const subject = await engine.open(smallHeap);
    const { url } = subject;
    // Not meanwhile: the one who measures must not wait for them.
    for (const [name, make] of Object.entries({ ...recordFiles, ...documentFiles, ...pictureFiles })) if (isTried(name, extent)) make();
    const work = underLoad(subject, extent, async (writers, prober) => {
      const uploads = await uploadsOf(writers.admin);
      const readDocuments = await documentsOf(writers.admin, extent);
      const [memory, stored] = [new MemoryWatch(subject.servers), await storedIn(subject)];
      const { total } = (await insist(writers.admin, 'GET /api/importacoes')).body;
      writers.start(PAUSE_MS);
      let [tries, kept] = [0, 0];
      for (const upload of uploads) {
        const files = Object.entries(upload.files).filter(([name]) => isTried(name, extent));
        const named = upload.call('a') === upload.call('b') ? [] : hostileNames.map((name) => [name, () => Buffer.from('a;b\n')] as const);
        for (const [name, make] of [...files, ...named]) {
          tries++;
          if (await tryOne(url, writers, upload, name, make())) kept++;
        }
      }
      const documents = await readDocuments(writers);
      tries += documents;
      kept += documents;
      await writers.stop();
      const longest = prober.stop();
      if (longest > LONGEST_MS) writers.note(`others waited ${Math.round(longest)} ms`);
      const busy = extent.isShort ? 0 : await restOf(subject);
      if (busy > BUSY) writers.note(`a server still uses ${Math.round(busy * 100)} % of a processor`);
      const grown = memory.grown();
      if (grown > MOST_MIB) writers.note(`a server's memory has grown by ${Math.round(grown)} MiB`);
      const left = (await storedIn(subject)) - stored;
      if (left > kept) writers.note(`${left} files are stored, of which ${kept} were accepted`);
      const after = (await insist(writers.admin, 'GET /api/importacoes')).body.total;
      if (after !== total) writers.note(`${after - total} imports are left`);
      for (const path of outside) if (existsSync(path)) writers.note(`${path} was written`);
      await writers.check();
      await writers.checkMails();
      return writers.outcome(tries, longest);
    });
    return work.finally(() => subject.remove());
  },
};
