// How imports end: the notification of their sender, and runs whose process died.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import type { Notification } from '#features/notifications/contract.ts';
import { findId } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import { openStream, startImport } from '../events/testEvents.ts';

let server: TestServer;
let url: string;
beforeEach(async () => {
  server = await testServer({ demo: true });
  url = await server.app.listen({ port: 0 });
});
afterEach(() => server.close());

const importOne = async (content: unknown) => startImport(await server.as(demoAdmin), content);

/** The demo has other notifications too. */
const isOfImport = ({ kind }: { kind: string }) => kind.startsWith('importacao.');

test('the end of an import is recorded once as a notification, for its sender only', async () => {
  const stream = await openStream(url, demoAdmin);
  const id = await importOne([pncpRecord(), pncpRecord({ numeroControlePNCP: controlNumber(2), modalidadeId: null })]);
  await stream.receives('notifications');
  const admin = await server.as(demoAdmin);
  const notifications: Notification[] = (await admin('GET /api/notifications')).json().notifications;
  expect(notifications.filter(isOfImport)).toEqual([
    {
      id: expect.any(Number),
      kind: 'importacao.concluida',
      data: {
        id,
        arquivo: 'um.json',
        estado: 'concluida',
        lidos: 2,
        novos: 1,
        atualizados: 0,
        inalterados: 0,
        ignorados: 0,
        aguardando: 0,
        rejeitados: 1,
      },
      created_at: expect.any(String),
      isRead: false,
    },
  ]);
  const client = await server.as(demoClient);
  expect((await client('GET /api/notifications')).json().notifications.filter(isOfImport)).toEqual([]);
});

test('an import whose process dies continues by itself; after three deaths at the same record it stays interrupted until a user starts it', async () => {
  const { database } = server;
  const user_id = await findId(server, demoAdmin.email);
  const admin = await server.as(demoAdmin);
  const bytes = Buffer.from(JSON.stringify([pncpRecord()]));
  const { id } = (await admin('POST /api/importacoes?arquivo=um.json', bytes, { 'content-type': 'application/octet-stream' })).json();
  const kinds = async () =>
    (await database.read.selectFrom('notifications').select('kind').where('user_id', '=', user_id).orderBy('id').execute())
      .filter(isOfImport)
      .map(({ kind }) => kind);
  const run = async () => (await admin(`GET /api/importacoes/${id}`)).json();
  // As a third kill leaves it; starting the next import wakes the queue.
  await database.write((db) =>
    db.updateTable('importacoes').set({ estado: 'em_andamento', tentativa: 3, quedas: 2 }).where('id', '=', id).execute(),
  );
  const stream = await openStream(url, demoAdmin);
  await importOne([pncpRecord({ numeroControlePNCP: controlNumber(9) })]);
  await stream.receives('licitacoes');
  while ((await kinds()).length < 2) await moment();
  expect(await kinds()).toEqual(['importacao.interrompida', 'importacao.concluida']);
  expect(await run()).toMatchObject({ estado: 'interrompida', quedas: 3, interrupcoes: 3, lidos: 0, problema: { type: 'import-stuck' } });
  expect((await admin(`POST /api/importacoes/${id}/start`)).json()).toMatchObject({ quedas: 0 });
  while ((await run()).estado !== 'concluida') await moment();
  // A second death, after which it makes progress.
  const other = (await admin('POST /api/importacoes?arquivo=dois.json', bytes, { 'content-type': 'application/octet-stream' })).json().id;
  await database.write((db) => db.updateTable('importacoes').set({ estado: 'em_andamento', quedas: 1 }).where('id', '=', other).execute());
  await importOne([pncpRecord({ numeroControlePNCP: controlNumber(10) })]);
  const resumed = async () => (await admin(`GET /api/importacoes/${other}`)).json();
  while ((await resumed()).estado !== 'concluida') await moment();
  expect(await resumed()).toMatchObject({ lidos: 1, inalterados: 1 });
});
