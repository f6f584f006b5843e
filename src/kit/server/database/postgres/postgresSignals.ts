// Short messages between the processes that share a PostgreSQL database, by LISTEN and NOTIFY.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries, Signals } from '../database.ts';
import type { PostgresHosts } from './postgresHosts.ts';

const CHANNEL = 'certame';
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4000;
/** A silent connection may be dead without notice. */
const LOOK_EVERY_MS = 30_000;
const TIMEOUT_MS = 4000;

/** `onReceived` is called before a message is passed on, and after a gap. */
type Options = { sender: string; onReceived(): void };

/** Sends through `read`; listens on its own connection, which is reopened when it breaks. `onError` receives the reason. */
export function postgresSignals(
  read: Queries,
  hosts: PostgresHosts,
  onError: (error: Error) => void,
  { sender, onReceived }: Options,
): Signals {
  // PostgreSQL also delivers a process's own messages.
  const receiveFromOthers = (said: string, receive: (text: string) => void) => {
    const [by, ...words] = said.split(' ');
    onReceived();
    if (by !== sender) receive(words.join(' '));
  };
  return {
    sender,
    send: async (text, within = read) => void (await sql`select pg_notify(${CHANNEL}, ${`${sender} ${text}`})`.execute(within)),
    listen: async (receive, missed) => {
      const stopped = Promise.withResolvers<void>();
      let isStopped = false;
      const attempt = () => openLine(hosts, (said) => receiveFromOthers(said, receive), onError).catch((error) => void onError(error));
      const keepListening = async (first: Line | undefined) => {
        let line = first;
        let pause = FIRST_PAUSE_MS;
        while (true) {
          if (line) {
            await Promise.race([line.broken, stopped.promise]);
            await line.close();
            pause = FIRST_PAUSE_MS;
          }
          await Promise.race([setTimeout(pause, undefined, { ref: false }), stopped.promise]);
          if (isStopped) return;
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
          line = await attempt();
          if (!line) continue;
          onReceived();
          missed();
        }
      };
      const listening = keepListening(await attempt());
      return async () => {
        isStopped = true;
        stopped.resolve();
        await listening;
      };
    },
  };
}

type Line = { broken: Promise<void>; close(): Promise<void> };

async function openLine(hosts: PostgresHosts, receive: (said: string) => void, onError: (error: Error) => void): Promise<Line> {
  const client = new hosts.Client({
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  const broken = Promise.withResolvers<void>();
  client.on('notification', ({ payload }) => receive(payload ?? ''));
  client.on('error', onError).on('end', () => broken.resolve());
  // A peer that is gone never closes the connection.
  const close = () => Promise.race([client.end().catch(onError), setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
  try {
    await hosts.connect(client);
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    await close();
    throw error;
  }
  const looking = setInterval(() => client.query('select 1').catch(() => broken.resolve()), LOOK_EVERY_MS);
  looking.unref();
  return {
    broken: broken.promise,
    close: () => {
      clearInterval(looking);
      return close();
    },
  };
}
