// The files of an offer: versions, access, removal and retention.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { plainPdf } from '#kit/server/files/plainPdf.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Arquivo } from '../../arquivos.ts';
import { purgeArquivos } from './files.ts';

const { server, admin, client, ids } = testDemo();
let licitacao: number;
let id: number;

beforeAll(async () => {
  const { read } = server.database;
  licitacao = (await read.selectFrom('licitacoes').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
});
beforeEach(async () => {
  await server.database.write((db) => db.deleteFrom('propostas').execute());
  id = (await client('POST /api/propostas', { licitacao })).json().id;
});

const send = (name: string, content: Uint8Array | string = plainPdf([name]), as: Call = client) =>
  as(`POST /api/propostas/${id}/arquivos?fileName=${encodeURIComponent(name)}`, Buffer.from(content), {
    'content-type': 'application/octet-stream',
  });
const list = async (as: Call = client): Promise<Arquivo[]> => (await as(`GET /api/propostas/${id}/arquivos`)).json().arquivos;
const share = async (escritorio: 'leitor' | 'editor') => {
  const { version } = (await client(`GET /api/propostas/${id}`)).json();
  await client(`PUT /api/propostas/${id}/acesso`, { version, escritorio, pessoas: [] });
};

test('a file of the same name becomes a version; the older one can still be read', async () => {
  expect((await send('Planilha.xlsx', 'um')).json()).toMatchObject({ versao: 1 });
  await send('Proposta.pdf');
  expect((await send('planilha.XLSX', 'dois')).json()).toMatchObject({ versao: 2 });
  const [sheet, pdf] = await list();
  expect(sheet).toMatchObject({
    nome: 'planilha.XLSX',
    versoes: [
      { versao: 2, bytes: 4, shown: { kind: 'text' }, quem: { id: ids.client } },
      { versao: 1, bytes: 2, fileName: 'Planilha.xlsx' },
    ],
  });
  expect(pdf).toMatchObject({ nome: 'Proposta.pdf', versoes: [{ versao: 1, shown: { kind: 'pdf' } }] });
  const old = await server.app.inject({ url: sheet?.versoes[1]?.url ?? '' });
  expect([old.statusCode, old.body, old.headers['content-disposition']]).toEqual([200, 'um', "attachment; filename*=UTF-8''Planilha.xlsx"]);
  const { alteracoes } = (await client(`GET /api/propostas/${id}/historico`)).json();
  expect(alteracoes[0]).toMatchObject({ campo: 'arquivo', antes: null, depois: 'planilha.XLSX (2)' });
});

test('two uploads of one name at the same time get numbers of their own', async () => {
  const answers = await Promise.all([1, 2, 3].map((one) => send('a.txt', String(one))));
  expect(answers.map((answer) => answer.json().versao).toSorted()).toEqual([1, 2, 3]);
});

test('readers download, editors send and remove, strangers see nothing', async () => {
  await send('a.txt', 'a');
  expect((await send('b.txt', 'b', admin)).statusCode).toBe(404);
  expect((await admin(`GET /api/propostas/${id}/arquivos`)).statusCode).toBe(404);
  await share('leitor');
  expect(await list(admin)).toHaveLength(1);
  expect((await send('b.txt', 'b', admin)).statusCode).toBe(403);
  await share('editor');
  expect((await send('b.txt', 'b', admin)).statusCode).toBe(201);
});

test('an address of a file ends with the right to read it, with the account and with the session', async () => {
  await send('a.txt', 'a');
  await share('leitor');
  const url = (await list(admin))[0]?.versoes[0]?.url ?? '';
  const read = async () => (await server.app.inject({ url })).statusCode;
  const set = (status: 'active' | 'inactive') =>
    server.database.write((db) => db.updateTable('users').set({ status }).where('id', '=', ids.admin).execute());
  const { headers } = await server.app.inject({ url });
  expect(headers['cache-control']).toBe('private, no-store');
  const { version } = (await client(`GET /api/propostas/${id}`)).json();
  await client(`PUT /api/propostas/${id}/acesso`, { version, escritorio: null, pessoas: [] });
  expect(await read()).toBe(404);
  await share('leitor');
  expect(await read()).toBe(200);
  await set('inactive');
  expect(await read()).toBe(404);
  await set('active');
  expect(await read()).toBe(200);
  // Another account with the same right needs an address of its own.
  expect((await server.app.inject({ url: url.replace(/account=\d+/, `account=${ids.client}`) })).statusCode).toBe(404);
  const { read: db } = server.database;
  const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', ids.admin).execute();
  await server.database.write((writing) =>
    writing.updateTable('sessions').set({ user_id: ids.client }).where('user_id', '=', ids.admin).execute(),
  );
  expect(await read()).toBe(404);
  const mine = sessions.map((session) => session.id);
  const change = (row: object) =>
    server.database.write((writing) => writing.updateTable('sessions').set(row).where('id', 'in', mine).execute());
  await change({ user_id: ids.admin });
  expect(await read()).toBe(200);
  // A session that was not used for so long is over, though its row is there.
  await change({ last_used_at: '2020-01-01T00:00:00.000Z' });
  expect(await read()).toBe(404);
  await change({ last_used_at: new Date().toISOString() });
  expect(await read()).toBe(200);
});

test('a removed file comes back with its versions; its address ends meanwhile', async () => {
  const { id: arquivo } = (await send('a.txt', 'um')).json();
  await send('a.txt', 'dois');
  const url = (await list())[0]?.versoes[0]?.url ?? '';
  const path = `/api/propostas/${id}/arquivos/${arquivo}` as const;
  expect((await client(`DELETE ${path}`)).statusCode).toBeLessThan(300);
  expect(await list()).toEqual([]);
  expect((await server.app.inject({ url })).statusCode).toBe(404);
  expect((await client(`DELETE ${path}`)).statusCode).toBe(404);
  await client(`POST ${path}/restore`);
  expect((await list())[0]?.versoes).toHaveLength(2);
  await client(`DELETE ${path}`);
  const long = new Date(Date.now() - 3_600_000).toISOString();
  await server.database.write((db) => db.updateTable('propostas_arquivos').set({ removed_at: long }).execute());
  expect((await client(`POST ${path}/restore`)).statusCode).toBe(410);
});

test('files of a deleted offer are deleted with their bytes, and no longer count', async () => {
  const { id: kept } = (await send('a.txt', 'um')).json();
  const used = async () => {
    const row = await server.database.read
      .selectFrom('account_usage')
      .select('bytes')
      .where('user_id', '=', ids.client)
      .where('kind', '=', 'propostaArquivos')
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  };
  const before = await used();
  expect(before).toBeGreaterThanOrEqual(2);
  await server.database.write((db) => db.deleteFrom('propostas').execute());
  const gone: string[] = [];
  const files = { ...unused, remove: async (name: string) => void gone.push(name) };
  const purge = purgeArquivos({ database: server.database, files, onError: (error) => expect.fail(String(error)) });
  await server.database.write((db) => purge(db, 1000));
  await expect.poll(() => gone).toContain(kept);
  await expect.poll(used).toBe(0);
});

/** A store of which only `remove` is used. */
const unused = {
  save: () => expect.fail('nothing is saved'),
  read: () => expect.fail('nothing is read'),
  removeAllBut: () => expect.fail('nothing is kept'),
};
