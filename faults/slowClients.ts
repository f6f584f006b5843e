// Hundreds of connections send byte by byte, or never read what they are answered, while others read and write.
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connect as connectOverTls } from 'node:tls';
import { ask } from '#kit/server/testing/testAsking.ts';
import { addressOf } from '#kit/server/testing/testFuzz.ts';
import { register } from '../bench/accounts.ts';
import type { Fault } from './fault.ts';
import { filledServer } from './filled.ts';
import { underLoad } from './load.ts';
import { MemoryWatch } from './processes.ts';

/** Of each kind. */
const CONNECTIONS = 60;
const CONNECTIONS_SHORT = 12;
/** Longer than any of them may take. */
const LASTS_MS = 60_000;
const LASTS_SHORT_MS = 3000;
const BYTE_EVERY_MS = 200;
/** Connections of one account to each server: more than it may have of a kind. */
const PER_ACCOUNT = 6;
/** By so much the server's memory may grow meanwhile. */
const MOST_MIB = 400;
/** Longer than that no other user may wait for an answer. */
const LONGEST_MS = 5000;
/** When an account whose connections are gone is served again. */
const AGAIN_MS = 30_000;

/** `begin`: what is sent at once; the rest of it comes byte by byte, for ever. `isDeaf`: it reads no answer. `endsWithin`: the server ends it. */
type Kind = { begin: (token: string) => string; drip?: string; isDeaf?: true; endsWithin?: number };

const post = (path: string, type: string, token: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: 1000000\r\n\r\n`;
const get = (path: string, token: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`;

const kinds: Record<string, Kind> = {
  headers: { begin: () => 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-more: ', drip: 'a', endsWithin: 25_000 },
  json: { begin: (token) => post('/apps/todo/add-tasks', 'application/json', token), drip: ' ', endsWithin: 25_000 },
  login: { begin: () => post('/jwt/login', 'application/json', ''), drip: ' ', endsWithin: 25_000 },
  file: { begin: (token) => post('/api/importacoes?arquivo=a.json', 'application/octet-stream', token), drip: '[', endsWithin: 45_000 },
  export: { begin: (token) => get('/api/licitacoes/export', token), isDeaf: true },
  events: { begin: (token) => get('/api/events', token), isDeaf: true },
  pipeline: { begin: (token) => get('/api/licitacoes?perPage=100', token).repeat(200), isDeaf: true },
};

/** Opens one, and keeps it as long as the server does. */
function open(url: URL, { begin, drip, isDeaf }: Kind, token: string): Socket {
  const port = Number(url.port);
  const socket = url.protocol === 'https:' ? connectOverTls(port, url.hostname) : connect(port, url.hostname);
  socket.on('error', () => {});
  if (isDeaf) socket.pause();
  else socket.resume();
  socket.write(begin(token));
  const timer = drip && setInterval(() => socket.write(drip), BYTE_EVERY_MS);
  if (timer) socket.once('close', () => clearInterval(timer));
  return socket;
}

/** Whether an account gets an export, when it has no other. */
async function exportsAgain(url: string, token: string): Promise<boolean> {
  const until = performance.now() + AGAIN_MS;
  const sent = { path: '/api/licitacoes/export', query: '', body: undefined, type: undefined };
  while (performance.now() < until) {
    if ((await ask(url, sent, { method: 'GET', token, address: addressOf(0x500000) })).status === 200) return true;
    await setTimeout(BYTE_EVERY_MS);
  }
  return false;
}

export const slowClients: Fault = {
  name: 'slowClients',
  title: ({ isShort }) =>
    `${Object.keys(kinds).length * (isShort ? CONNECTIONS_SHORT : CONNECTIONS)} slow or deaf clients while others write`,
  isLong: true,
  run: async (engine, extent) => {
    const { isShort } = extent;
    const subject = await filledServer(engine, extent);
    const url = new URL(subject.url);
    const each = isShort ? CONNECTIONS_SHORT : CONNECTIONS;
    const tokens: string[] = [];
    const perAccount = PER_ACCOUNT * subject.servers.length;
    for (let number = 0; number < each; number += perAccount) tokens.push(await register(subject.url));
    const opened: { kind: string; socket: Socket }[] = [];
    const work = underLoad(subject, extent, async (writers, prober) => {
      writers.start();
      await writers.untilWritten(1);
      const memory = new MemoryWatch(subject.servers);
      let grown = 0;
      for (const [kind, how] of Object.entries(kinds))
        for (let number = 0; number < each; number++)
          opened.push({ kind, socket: open(url, how, tokens[Math.floor(number / perAccount)] ?? '') });
      const from = performance.now();
      while (performance.now() - from < (isShort ? LASTS_SHORT_MS : LASTS_MS)) {
        grown = Math.max(grown, memory.grown());
        await setTimeout(BYTE_EVERY_MS);
      }
      const lasted = performance.now() - from;
      for (const [kind, { endsWithin = Number.POSITIVE_INFINITY }] of Object.entries(kinds)) {
        const left = opened.filter((one) => one.kind === kind && !one.socket.destroyed).length;
        if (lasted > endsWithin && left > 0)
          writers.note(`${left} connections of the kind ${kind} were still open after ${endsWithin / 1000} s`);
      }
      for (const { socket } of opened) socket.destroy();
      await writers.untilWritten(1);
      await writers.stop();
      const longest = prober.stop();
      if (longest > LONGEST_MS) writers.note(`others waited ${Math.round(longest)} ms`);
      if (grown > MOST_MIB) writers.note(`a server's memory grew by ${Math.round(grown)} MiB`);
      for (const token of tokens) if (!(await exportsAgain(subject.url, token))) writers.note('an account got no export afterwards');
      await writers.check();
      await writers.checkMails();
      return writers.outcome(opened.length, longest);
    });
    return work.finally(() => {
      for (const { socket } of opened) socket.destroy();
    });
  },
};
