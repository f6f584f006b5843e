// The database behind the servers: a failover loses no acknowledged write, and reads of a standby are never old.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentCall } from '#kit/server/database/postgres/connectionShares.ts';
import { openPostgres } from '#kit/server/database/postgres/postgres.ts';
import { memoryFolder } from '../../scripts/memoryFolder.mjs';
import { findBinaries } from '../../scripts/postgres.mjs';
import { PostgresPair } from './postgresPair.ts';
import { makeFolder, openState } from './state.ts';

if (!findBinaries()) console.warn('Not tested: failover, because no PostgreSQL 15 or newer was found.');

describe.skipIf(!findBinaries())('a PostgreSQL with a hot standby', () => {
  const dir = mkdtempSync(join(memoryFolder(), 'certame-failover-'));
  let pair: PostgresPair;
  let open: Awaited<ReturnType<typeof openState>>;
  let database: ReturnType<typeof openPostgres>;
  const [numbers, read] = [sql.table('numbers'), sql.ref('number')];
  const numbersIn = async () => (await sql<{ number: number }>`select ${read} from ${numbers}`.execute(database.read)).rows;
  const add = (number: number) => database.write((db) => sql`insert into ${numbers} values (${number})`.execute(db));

  beforeAll(async () => {
    makeFolder(dir);
    open = await openState(dir);
    pair = new PostgresPair(dir, open.state, open.save);
    await pair.start(true);
    database = openPostgres(pair.databaseUrl, 10, () => {}, { readUrl: pair.databaseUrl });
    await database.write((db) => sql`create table ${numbers} (number integer primary key)`.execute(db));
  });
  afterAll(async () => {
    await database.close();
    await pair.stop();
    rmSync(dir, { recursive: true });
  });

  /** Reads as a call that changes nothing. */
  const inCall = <T>(work: () => Promise<T>) => currentCall.run({ feature: 'test', sender: 'somebody', isReading: true }, work);
  const whoAnswers = async () => (await sql<{ port: number }>`select inet_server_port() as port`.execute(database.read)).rows[0]?.port;
  const becomes = async (port: number) => {
    while ((await inCall(whoAnswers)) !== port) await setTimeout(20);
  };

  test('is neither started twice nor replaced by a copy while it runs', async () => {
    const other = new PostgresPair(dir, open.state, open.save);
    const refusal = `as process ${pair.standby.pid}`;
    await expect(other.standby.start()).rejects.toThrow(refusal);
    await expect(other.standby.copy(pair.primary)).rejects.toThrow(refusal);
  });

  test('serves reads of calls from the standby, other reads and all writes from the primary', async () => {
    await becomes(pair.standby.port);
    expect(await whoAnswers()).toBe(pair.primary.port);
    const written = await inCall(() => database.write((db) => sql<{ port: number }>`select inet_server_port() as port`.execute(db)));
    expect(written.rows).toEqual([{ port: pair.primary.port }]);
  });

  test('reads what was written from the primary as long as the standby lacks it', async () => {
    await becomes(pair.standby.port);
    await pair.standby.query('select pg_wal_replay_pause()');
    await add(1);
    for (let tries = 0; tries < 3; tries++) expect(await inCall(numbersIn)).toEqual([{ number: 1 }]);
    expect(await inCall(whoAnswers)).toBe(pair.primary.port);
    // A call under way that writes reads its own write too.
    const numbersOfCall = inCall(async () => {
      await numbersIn();
      await add(2);
      return numbersIn();
    });
    expect(await numbersOfCall).toHaveLength(2);
    await pair.standby.query('select pg_wal_replay_resume()');
    await becomes(pair.standby.port);
    expect(await inCall(numbersIn)).toHaveLength(2);
  });

  test('reads and writes without the standby, and reads from it once it is back', async () => {
    await becomes(pair.standby.port);
    const reads = inCall(() => Promise.all(Array.from({ length: 20 }, numbersIn)));
    const [rows] = await Promise.all([reads, pair.standby.stop('SIGQUIT')]);
    for (const row of rows) expect(row).toHaveLength(2);
    await add(3);
    expect(await inCall(numbersIn)).toHaveLength(3);
    expect(pair.isSynchronous).toBe(false);
    await expect(pair.promote()).rejects.toThrow('may lack them');
    await pair.standby.start();
    await becomes(pair.standby.port);
    while (!pair.isSynchronous) await setTimeout(20);
  });

  test('loses no acknowledged write in a failover, and accepts writes within 5 s; leases and signals move too', async () => {
    const lease = await database.acquireLease('a name');
    const received: string[] = [];
    let gaps = 0;
    const other = openPostgres(pair.databaseUrl, 4, () => {});
    const stopListening = await other.signals.listen(
      (text) => received.push(text),
      () => gaps++,
    );
    const acknowledged: number[] = [];
    let isOver = false;
    const writing = Array.from({ length: 4 }, async (_, writer) => {
      for (let number = 1000 * (writer + 1); !isOver; number++)
        await add(number).then(
          () => acknowledged.push(number),
          () => setTimeout(10),
        );
    });
    while (acknowledged.length < 100) await setTimeout(10);
    const before = performance.now();
    await pair.promote();
    const count = acknowledged.length;
    while (acknowledged.length === count) await setTimeout(10);
    expect(performance.now() - before).toBeLessThan(5000);
    isOver = true;
    await Promise.all(writing);
    const found = new Set((await numbersIn()).map(({ number }) => number));
    expect(acknowledged.filter((number) => !found.has(number))).toEqual([]);
    expect(lease?.lost.aborted).toBe(true);
    expect(await database.acquireLease('a name')).not.toBeNull();
    while (gaps === 0) await setTimeout(20);
    await database.signals.send('after');
    while (received.length === 0) await setTimeout(20);
    expect(received).toEqual(['after']);
    await stopListening();
    await other.close();
  });

  test('ignores a former primary that comes back', async () => {
    await pair.standby.start();
    const late = openPostgres(pair.databaseUrl, 2, () => {});
    expect((await sql<{ port: number }>`select inet_server_port() as port`.execute(late.read)).rows).toEqual([{ port: pair.primary.port }]);
    await late.close();
    await add(9);
    expect(await whoAnswers()).toBe(pair.primary.port);
    await pair.rejoin();
    await becomes(pair.standby.port);
    expect((await inCall(numbersIn)).some(({ number }) => number === 9)).toBe(true);
  });

  test('moves away from a primary that hangs and closes no connection', async () => {
    while (!pair.isSynchronous) await setTimeout(20);
    await inCall(numbersIn);
    const found = spawnSync('pgrep', ['-P', String(pair.primary.pid)], { encoding: 'utf8' });
    const hanging = [pair.primary.pid, ...found.stdout.trim().split('\n').map(Number)];
    for (const pid of hanging) process.kill(pid, 'SIGSTOP');
    await pair.promote();
    const before = performance.now();
    let isWritten = false;
    for (let number = 9000; !isWritten; number++)
      isWritten = await add(number).then(
        () => true,
        () => false,
      );
    expect(performance.now() - before).toBeLessThan(5000);
    for (const pid of hanging.slice(1)) process.kill(pid, 'SIGKILL');
  });
});
