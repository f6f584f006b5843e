// A notice to follow, for tests.
import { beforeAll, beforeEach } from 'vitest';
import { pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';

type Received = { kind: string; data: Record<string, unknown> & { changes: Record<string, unknown>[]; more: number } };
/** The notifications of an account, the oldest first. */
export async function notificationsOf(call: Call, kind: string): Promise<Received['data'][]> {
  const { notifications } = (await call('GET /api/notifications?limit=100')).json() as { notifications: Received[] };
  return notifications
    .filter((one) => one.kind === kind)
    .map(({ data }) => data)
    .reverse();
}

/** A new follow of a notice as the table holds it, without its user and notice. */
export function followRow(now: string) {
  const texts = { kind: 'licitacao', stage: 'interested', priority: 'normal', note: '' } as const;
  return { ...texts, place: 0, created_at: now, updated_at: now };
}

/** For a test file: a server with one imported notice, which no account follows at the start of each test. */
export function testFollowing() {
  const { server, admin, client, ids } = testDemo();
  const notice = {} as { id: number };
  beforeAll(async () => {
    await importFile(admin, [pncpRecord()]);
    notice.id = (await admin('GET /api/licitacoes?sort=id')).json().licitacoes[0].id;
  });
  beforeEach(() =>
    server.database.write(async (db) => {
      for (const table of ['follows', 'notifications', 'follow_settings', 'follow_dates_told'] as const)
        await db.deleteFrom(table).execute();
    }),
  );

  const follow = (call: Call, body = {}) => call(`PUT /api/follows/licitacao/${notice.id}`, body);
  return { server, admin, client, ids, notice, follow };
}
