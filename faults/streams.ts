// Many browsers listen for live changes while others write.
import type { ClientRequest } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { callerOf } from '#kit/server/testing/testAsking.ts';
import { addressOf } from '#kit/server/testing/testFuzz.ts';
import { register } from '../bench/accounts.ts';
import type { Fault } from './fault.ts';
import { underLoad } from './load.ts';
import type { Writers } from './writers.ts';

/** An account may have twenty streams. */
const PER_ACCOUNT = 20;
const WRITES = 200;
const WRITES_SHORT = 20;
/** So many that one of each kind is among them. */
const MORE_WRITES = 20;
/** When a stream must have told. */
const TOLD_MS = 10_000;
const LOOK_EVERY_MS = 100;

const accountsOf = (isShort: boolean) => (isShort ? 2 : 50);

/** `events`: lines of data of each; a comment that keeps a connection open is none. */
type Streams = { opened: number; ended: number; events: number[]; close(): void };

async function openStreams(url: string, tokens: string[]): Promise<Streams> {
  const asked: ClientRequest[] = [];
  const close = () => {
    for (const asking of asked) asking.destroy();
  };
  const streams: Streams = { opened: 0, ended: 0, events: [], close };
  const open = (token: string, number: number) =>
    new Promise<void>((resolve) => {
      const { send, ...from } = callerOf(url, addressOf(0x200000 + number));
      const headers = { ...from.headers, authorization: `Bearer ${token}` };
      const asking = send(`${url}/api/events`, { ...from, headers, agent: false }, (answer) => {
        if (answer.statusCode === 200) streams.opened++;
        const place = streams.events.push(0) - 1;
        createInterface({ input: answer })
          .on('line', (line) => {
            if (line.startsWith('data:')) streams.events[place] = (streams.events[place] ?? 0) + 1;
          })
          .on('error', () => {});
        answer.once('close', () => {
          streams.ended++;
        });
        answer.on('error', () => {});
        resolve();
      });
      asking.on('error', () => resolve());
      asking.end();
      asked.push(asking);
    });
  for (const [number, token] of tokens.entries()) await Promise.all(Array.from({ length: PER_ACCOUNT }, () => open(token, number)));
  return streams;
}

/** Writes once more, also a notice, of which every account hears from every server. @returns how many streams hear nothing */
async function untoldOf({ events }: Streams, writers: Writers): Promise<number> {
  const before = [...events];
  writers.start();
  await writers.untilWritten(MORE_WRITES);
  await writers.stop();
  const until = performance.now() + TOLD_MS;
  const untold = () => events.filter((many, place) => many === before[place]).length;
  while (untold() > 0 && performance.now() < until) await setTimeout(LOOK_EVERY_MS);
  return untold();
}

export const eventStreams: Fault = {
  name: 'streams',
  title: ({ isShort }) => `${(accountsOf(isShort) * PER_ACCOUNT).toLocaleString('en')} event streams while others write`,
  run: async (engine, extent) => {
    const { isShort } = extent;
    const subject = await engine.shared();
    const accounts = accountsOf(isShort);
    const tokens: string[] = [];
    for (let made = 0; made < accounts; made++) tokens.push(await register(subject.url));
    const streams = await openStreams(subject.url, tokens);
    const work = underLoad(subject, extent, async (writers, prober) => {
      writers.start();
      await writers.untilWritten(isShort ? WRITES_SHORT : WRITES);
      await writers.stop();
      const untold = await untoldOf(streams, writers);
      if (untold > 0) writers.note(`${untold} streams were not told of the last writes`);
      const wanted = accounts * PER_ACCOUNT;
      if (streams.opened < wanted) writers.note(`${streams.opened} of ${wanted} streams were opened`);
      if (streams.ended > 0) writers.note(`${streams.ended} streams ended`);
      streams.close();
      await writers.check();
      await writers.checkMails();
      return writers.outcome(wanted, prober.stop());
    });
    return work.finally(() => streams.close());
  },
};
