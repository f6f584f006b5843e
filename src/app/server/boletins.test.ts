// Saved searches that tell: by the bell, by mail and as feeds.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount, password } from '#features/auth/server/testAccount.ts';
import type { Alert } from '#features/boletins/contract.ts';
import { hasNews } from '#features/fornecedores/server/seguidos/news.ts';
import { controlNumber, itemRecord, pncpRecord, resultRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { TestMailServer } from '#kit/server/testing/testMailServer.ts';
import { type Call, demoAdmin, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

let mails: TestMailServer;
let server: TestServer;
let admin: Call;
let reader: { id: number; email: string; call: Call };
beforeAll(async () => {
  mails = new TestMailServer();
  server = await testServer({ demo: true, env: { SMTP_URL: await mails.listen(), PUBLIC_URL: 'https://certame.example' } });
  admin = await server.as(demoAdmin);
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  const account = await createAccount(server);
  reader = { ...account, call: await server.as({ email: account.email, password }) };
  mails.taken.length = 0;
});

/** No notice of the demonstration has this word. */
const word = 'ornitorrinco';
const clock = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);
let sequence = 500_000;
let newest = 0;
/** Imports notices that are open. @returns their control numbers */
async function add(...given: object[]): Promise<string[]> {
  const records = given.map((more) =>
    pncpRecord({
      ...{ numeroControlePNCP: controlNumber(sequence++), objetoCompra: `Compra de ${word}s`, dataPublicacaoPncp: clock(0) },
      ...{ dataAberturaProposta: clock(1), dataEncerramentoProposta: clock(9), dataAtualizacaoGlobal: clock(0), ...more },
    }),
  );
  await importFile(admin, records);
  const numbers = records.map((record) => String((record as Record<string, unknown>).numeroControlePNCP));
  const { id } = await server.database.read
    .selectFrom('licitacoes')
    .select('id')
    .where('controle', '=', numbers.at(-1) as string)
    .executeTakeFirstOrThrow();
  newest = id;
  return numbers;
}

async function saveSearch(alert: Partial<Alert>, query: object = { q: word }, call = reader.call): Promise<number> {
  const name = `Animais ${sequence++}`;
  const { id } = (await call('POST /api/licitacoes/searches', { name, query, columns: [], isShared: false })).json();
  expect((await call(`PATCH /api/boletins/searches/${id}`, alert)).statusCode).toBe(200);
  return id;
}
async function bell(call = reader.call): Promise<{ count: number; search: number; notices: { name: string }[] }[]> {
  const { notifications } = (await call('GET /api/notifications')).json();
  return notifications.filter(({ kind }: { kind: string }) => kind === 'boletins.found').map(({ data }: { data: object }) => data);
}
async function found(search: number): Promise<number> {
  return (await server.database.read.selectFrom('search_matches').select('licitacao_id').where('search_id', '=', search).execute()).length;
}
/** Until everything written was matched. */
async function matched(): Promise<void> {
  const { read } = server.database;
  const other = await saveSearch({ bell: true }, { q: 'sentinela' }, admin);
  await add({ objetoCompra: 'Uma sentinela' });
  for (;;) {
    const rows = await read.selectFrom('search_matches').select('licitacao_id').where('search_id', '=', other).execute();
    if (rows.some(({ licitacao_id }) => licitacao_id === newest)) return;
    await moment();
  }
}
/** What was found, and the mails about it, began long ago: what was found a moment ago belongs to the next bulletin. */
async function backdate(): Promise<void> {
  const found_at = new Date(Date.now() - 120_000).toISOString();
  const longAgo = new Date(Date.now() - 3_600_000).toISOString();
  await server.database.write(async (db) => {
    await db.updateTable('search_matches').set({ found_at }).execute();
    await db.updateTable('search_alerts').set({ mailed_until: longAgo }).where('user_id', '=', reader.id).execute();
    await db.updateTable('boletins').set({ acompanhados_ate: longAgo }).where('user_id', '=', reader.id).execute();
  });
}
/** Makes bulletins of the reader due, and waits until they are done. */
async function sendDue(...due: ('diario_em' | 'semanal_em')[]): Promise<void> {
  const now = new Date().toISOString();
  const past = Object.fromEntries(due.map((column) => [column, now]));
  await server.database.write((db) => db.updateTable('boletins').set(past).where('user_id', '=', reader.id).execute());
  // The end of an import wakes the worker.
  await add({ objetoCompra: 'Compra de canetas' });
  for (;;) {
    const rows = server.database.read.selectFrom('boletins').select(['diario_em', 'semanal_em']).where('user_id', '=', reader.id);
    const row = await rows.executeTakeFirstOrThrow();
    if (due.every((column) => row[column] > now)) return;
    await moment();
  }
}
/** How many bulletins were queued for the reader; other mails of the account have no HTML. */
async function queued(): Promise<number> {
  const sent = server.database.read.selectFrom('mails').select('id').where('recipient', '=', reader.email).where('html', 'is not', null);
  return (await sent.execute()).length;
}
/** The first mail that the reader received; one of an earlier test may come late. */
async function received(): Promise<string> {
  for (;;) {
    const mail = mails.taken.find(({ to }) => to.includes(reader.email));
    if (mail) return decoded(mail.text);
    await moment();
  }
}
/** Follows a notice that a finished import changed two minutes ago. */
async function followChanged(licitacao_id: number): Promise<void> {
  await reader.call(`PUT /api/follows/licitacao/${licitacao_id}`, {});
  const alterada_em = new Date(Date.now() - 120_000).toISOString();
  const change = { importacao_id: 1, fonte: 'pncp', parte: 'licitacao', numero: '', campo: 'objeto', antes: 'a', depois: 'b' } as const;
  await server.database.write(async (db) => {
    await db.updateTable('follows').set({ created_at: '2026-01-01T00:00:00.000Z' }).where('user_id', '=', reader.id).execute();
    await db
      .insertInto('licitacoes_alteracoes')
      .values({ ...change, licitacao_id, alterada_em })
      .execute();
  });
}
const decoded = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

test('a search rings the bell of notices that are added from then on, once, and counts on until it is read', async () => {
  await add({});
  const search = await saveSearch({ bell: true });
  await add({}, { objetoCompra: 'Compra de canetas' }, {});
  await matched();
  expect(await bell()).toMatchObject([{ search, count: 2, notices: [{}, {}] }]);
  await add({});
  await matched();
  expect(await bell()).toMatchObject([{ search, count: 3 }]);
  const { notifications } = (await reader.call('GET /api/notifications')).json();
  await reader.call(`PUT /api/notifications/${notifications[0].id}`, { isRead: true });
  await add({});
  await matched();
  expect((await bell()).map(({ count }) => count)).toEqual([1, 3]);
  expect(await bell(admin)).not.toContainEqual(expect.objectContaining({ search }));
});

test('a notice that matches by an item that comes later is told, one that is old and closed is not', async () => {
  const search = await saveSearch({ bell: true });
  const [late] = await add({ objetoCompra: 'Compra de animais' });
  await add({ dataPublicacaoPncp: clock(-40), dataAberturaProposta: clock(-30), dataEncerramentoProposta: clock(-20) });
  await matched();
  expect(await bell()).toEqual([]);
  await importFile(admin, [itemRecord({ numeroItem: 1, descricao: `Um ${word}` })], late);
  await matched();
  expect(await bell()).toMatchObject([{ search, count: 1 }]);
});

test('filters decide as in the list, and a search that is private again tells others nothing more', async () => {
  const query = { q: word, uf: ['SP'], valorMin: 1000 };
  const { id } = (await admin('POST /api/licitacoes/searches', { name: `Geral ${sequence++}`, query, columns: [], isShared: true })).json();
  await reader.call(`PATCH /api/boletins/searches/${id}`, { bell: true });
  await add({ valorTotalEstimado: 500 }, { valorTotalEstimado: 5000 });
  await matched();
  const [record] = await server.database.read.selectFrom('licitacoes').select(['uf']).where('id', '=', newest).execute();
  expect(await found(id)).toBe(record?.uf === 'SP' ? 1 : 0);
  const before = await bell();
  await admin(`PATCH /api/licitacoes/searches/${id}`, { isShared: false });
  await add({ valorTotalEstimado: 6000 });
  await matched();
  expect(await bell()).toEqual(before);
  expect((await reader.call('GET /api/boletins')).json().alerts).toEqual([]);
});

test('a daily bulletin has the new notices by search and what changed of followed ones, as text and HTML, and comes once', async () => {
  const search = await saveSearch({ mail: 'daily' });
  await reader.call('PATCH /api/boletins', { hora: 8, acompanhados: 'daily' }, { 'accept-language': 'pt' });
  const [, number] = await add({}, { objetoCompra: `Compra de ${word} & <b>outros</b>`, valorTotalEstimado: 1234.5 });
  await reader.call(`PUT /api/follows/licitacao/${newest}`, {});
  await matched();
  await importFile(admin, [
    pncpRecord({
      ...{ numeroControlePNCP: number, objetoCompra: `Compra de ${word} & <b>outros</b>`, valorTotalEstimado: 9999 },
      ...{ dataPublicacaoPncp: clock(0), dataAberturaProposta: clock(1), dataEncerramentoProposta: clock(12) },
      ...{ dataAtualizacaoGlobal: clock(1) },
    }),
  ]);
  await server.database.write((db) =>
    db
      .updateTable('licitacoes_alteracoes')
      .set({ alterada_em: new Date(Date.now() - 100_000).toISOString() })
      .execute(),
  );
  await server.database.write((db) => db.updateTable('follows').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute());
  await backdate();
  await sendDue('diario_em', 'semanal_em');
  const text = await received();
  expect(text).toContain('Prazo alterado</b> · Encerramento');
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Valor alterado: Valor estimado: R\$ 1\.234,50 → R\$ 9\.999,00/);
  expect(text).toContain(`Compra de <b style="background:#fff1b8">${word}</b> &amp; &lt;b&gt;outros`);
  expect(text).toContain(`https://certame.example/apps/invoice/list?busca=${search}`);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await sendDue('diario_em');
  expect(await queued()).toBe(1);
});

test('what a weekly bulletin would have told comes in the next daily one, once mails are daily', async () => {
  const search = await saveSearch({ mail: 'weekly' });
  await reader.call('PATCH /api/boletins', { acompanhados: 'weekly' }, { 'accept-language': 'en' });
  await add({});
  await matched();
  await backdate();
  await followChanged(newest);
  // The daily bulletin of an account that has none goes on.
  await sendDue('diario_em');
  expect(await queued()).toBe(0);
  await reader.call(`PATCH /api/boletins/searches/${search}`, { mail: 'daily' });
  await reader.call('PATCH /api/boletins', { acompanhados: 'daily' }, { 'accept-language': 'en' });
  await sendDue('diario_em');
  expect(await received()).toMatch(/^Subject: .*1 new notice, 1 followed changed/m);
});

test('what a daily bulletin told does not come again once mails are weekly, nor what was found while there were none', async () => {
  const search = await saveSearch({ mail: 'daily', bell: true });
  await reader.call('PATCH /api/boletins', { acompanhados: 'daily' });
  await add({});
  await matched();
  await backdate();
  await followChanged(newest);
  await sendDue('diario_em');
  expect(await queued()).toBe(1);
  await reader.call(`PATCH /api/boletins/searches/${search}`, { mail: 'weekly' });
  await reader.call('PATCH /api/boletins', { acompanhados: 'weekly' });
  await sendDue('semanal_em');
  await reader.call(`PATCH /api/boletins/searches/${search}`, { mail: 'never' });
  await reader.call('PATCH /api/boletins', { acompanhados: 'never' });
  await backdate();
  await reader.call(`PATCH /api/boletins/searches/${search}`, { mail: 'daily' });
  await reader.call('PATCH /api/boletins', { acompanhados: 'daily' });
  await sendDue('diario_em', 'semanal_em');
  expect(await queued()).toBe(1);
});

test('a bulletin counts all followed items that changed, and links to those that it does not list', async () => {
  const { database } = server;
  await add(...Array.from({ length: 52 }, () => ({})));
  const rows = await database.read.selectFrom('licitacoes').select('id').orderBy('id', 'desc').limit(52).execute();
  const ids = rows.map(({ id }) => id).reverse();
  const longAgo = new Date(Date.now() - 3_600_000).toISOString();
  const follow = { user_id: reader.id, kind: 'licitacao', stage: 'interested', priority: 'normal', note: '', place: 0 } as const;
  const change = { importacao_id: 1, fonte: 'pncp', parte: 'licitacao', numero: '', campo: 'objeto', antes: 'a', depois: 'b' } as const;
  // So many changes of one item that those of the others are read later.
  const changed = [...Array.from({ length: 2100 }, () => ids[0] as number), ...ids.slice(1)];
  await database.write(async (db) => {
    const times = { created_at: longAgo, updated_at: longAgo };
    await db
      .insertInto('follows')
      .values(ids.map((item_id) => ({ ...follow, item_id, ...times })))
      .execute();
    const alterada_em = new Date(Date.now() - 100_000).toISOString();
    for (let at = 0; at < changed.length; at += 500)
      await db
        .insertInto('licitacoes_alteracoes')
        .values(changed.slice(at, at + 500).map((licitacao_id) => ({ ...change, licitacao_id, alterada_em })))
        .execute();
  });
  for (const [language, more] of Object.entries({
    pt: 'e mais 2 acompanhadas',
    en: 'and 2 more that you follow',
    fr: 'et 2 autres suivis',
    de: 'und 2 weitere Beobachtete',
  })) {
    mails.taken.length = 0;
    await reader.call('PATCH /api/boletins', { acompanhados: 'daily' }, { 'accept-language': language });
    expect((await reader.call('POST /api/boletins/send')).json()).toEqual({ sent: true });
    const text = await received();
    expect(text).toMatch(/^Subject: .*52/m);
    expect(text).toContain(`${more}: https://certame.example/acompanhamento`);
    expect(text).toMatch(new RegExp(`<a href="https://certame.example/acompanhamento"[^>]*>${more}</a>`));
  }
});

test('a bulletin tells what followed suppliers won and followed bodies published, in the language of its reader, unless they are muted', async () => {
  const [cnpj, supplier, other] = ['99888777000166', '01234567000195', '11222333000181'];
  const orgaoEntidade = { cnpj, razaoSocial: 'Câmara de Vila Nova', poderId: 'L', esferaId: 'M' };
  const won = async (controle: string | undefined, niFornecedor: string, numeroItem: number) => {
    await importFile(admin, [itemRecord({ numeroControlePNCPCompra: controle, numeroItem })]);
    const named = { niFornecedor, nomeRazaoSocialFornecedor: `Comércio ${niFornecedor}`, dataResultado: clock(0).slice(0, 10) };
    await importFile(admin, [resultRecord({ numeroControlePNCPCompra: controle, numeroItem, ...named })]);
  };
  const untilTold = async () => {
    while (await hasNews(server.database)) await moment();
  };
  const [first] = await add({ orgaoEntidade });
  await won(first, supplier, 1);
  await won(first, other, 2);
  await untilTold();
  const follow = (kind: string, documento: string, silenciado = false) =>
    reader.call(`PUT /api/seguidos/${kind}/${documento}`, { silenciado });
  for (const [kind, documento] of [
    ['orgao', cnpj],
    ['fornecedor', supplier],
    ['fornecedor', other],
  ] as const)
    expect((await follow(kind, documento)).statusCode).toBe(200);
  await follow('fornecedor', other, true);
  await reader.call('PATCH /api/boletins', { acompanhados: 'daily' }, { 'accept-language': 'de' });
  const [second] = await add({ orgaoEntidade, objetoCompra: 'Compra de zarabatanas' });
  await won(second, supplier, 1);
  await won(second, supplier, 2);
  await won(second, other, 3);
  await untilTold();
  // As if all of it had happened some minutes ago.
  const before = (instant: string) => new Date(Date.parse(instant) - 600_000).toISOString();
  await server.database.write(async (db) => {
    for (const { found_at } of await db.selectFrom('seguidos_novidades').select('found_at').distinct().execute())
      await db
        .updateTable('seguidos_novidades')
        .set({ found_at: before(found_at) })
        .where('found_at', '=', found_at)
        .execute();
    for (const { id, created_at } of await db.selectFrom('seguidos').select(['id', 'created_at']).execute())
      await db
        .updateTable('seguidos')
        .set({ created_at: before(created_at) })
        .where('id', '=', id)
        .execute();
  });
  await backdate();
  await sendDue('diario_em');
  const mail = await received();
  expect(mail).toContain('veröffentlichte 1 Ausschreibung');
  expect(mail).toContain('zarabatanas');
  expect(mail).toContain(`https://certame.example/orgaos/${cnpj}`);
  expect(mail).toContain(`/fornecedores/${supplier}`);
  expect(mail).not.toContain(`/fornecedores/${other}`);
  // What was told does not come again.
  await sendDue('diario_em');
  expect(await queued()).toBe(1);
});

test('bulletins end by one click, without signing in, and only by a request that says so', async () => {
  const search = await saveSearch({ mail: 'weekly' });
  const { token } = await server.database.read
    .selectFrom('boletins')
    .select('token')
    .where('user_id', '=', reader.id)
    .executeTakeFirstOrThrow();
  const mailOf = async () => (await reader.call('GET /api/boletins')).json().alerts.find((alert: Alert) => alert.search === search).mail;
  const page = await server.call(`GET /api/boletins/end/${token}`);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await mailOf()).toBe('weekly');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await server.call(`POST /api/boletins/end/${token}`, undefined, form)).statusCode).toBe(200);
  expect(await mailOf()).toBe('never');
  expect((await server.call('POST /api/boletins/end/unknown')).statusCode).toBe(404);
});

test('a bulletin that is asked for comes at once, and an empty one never', async () => {
  await saveSearch({ mail: 'weekly' });
  expect((await reader.call('POST /api/boletins/send')).json()).toEqual({ sent: false });
  await add({});
  await matched();
  expect((await reader.call('POST /api/boletins/send')).json()).toEqual({ sent: true });
  expect(await received()).toContain(word);
});

test('the feed of a search lists what it found behind a secret address, until that is revoked', async () => {
  const search = await saveSearch({});
  const made = await reader.call(`POST /api/boletins/searches/${search}/feed`);
  expect(made.statusCode).toBe(201);
  const { atom, json } = made.json();
  await add({ objetoCompra: `${word} & cia` });
  const notice = newest;
  await matched();
  const read = (url: string, headers = {}) => server.call(`GET ${new URL(url).pathname}`, undefined, headers);
  const answer = await read(json);
  expect(answer.headers['content-type']).toContain('application/feed+json');
  expect(answer.json().items).toMatchObject([
    { title: expect.stringContaining(`${word} & cia`), url: `https://certame.example/apps/invoice/preview/${notice}` },
  ]);
  expect((await read(atom)).body).toContain(`${word} &amp; cia`);
  expect((await read(atom, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  await reader.call(`DELETE /api/boletins/searches/${search}/feed`);
  expect((await read(json)).statusCode).toBe(404);
});

test('changes that a user mutes are told neither by the bell nor by mail', async () => {
  // The same moments in each version, however long the test takes.
  const dates = { dataPublicacaoPncp: clock(0), dataAberturaProposta: clock(1), dataEncerramentoProposta: clock(9) };
  const [number] = await add({ ...dates, valorTotalEstimado: 100 });
  await reader.call(`PUT /api/follows/licitacao/${newest}`, {});
  await reader.call('PUT /api/follows/settings', { mutedBell: ['valor'], mutedMail: ['documento'] });
  expect((await reader.call('GET /api/follows/settings')).json()).toMatchObject({ mutedBell: ['valor'], mutedMail: ['documento'] });
  const told = async () => {
    const { notifications } = (await reader.call('GET /api/notifications')).json();
    return notifications
      .filter(({ kind }: { kind: string }) => kind === 'follow.changed')
      .map(({ data }: { data: { changes: object[] } }) => data.changes);
  };
  const changed = (more: object) => pncpRecord({ numeroControlePNCP: number, objetoCompra: `Compra de ${word}s`, ...dates, ...more });
  await importFile(admin, [changed({ valorTotalEstimado: 200, dataAtualizacaoGlobal: clock(2) })]);
  await importFile(admin, [
    changed({ valorTotalEstimado: 200, situacaoCompraId: 4, situacaoCompraNome: 'Suspensa', dataAtualizacaoGlobal: clock(3) }),
  ]);
  while ((await told()).length === 0) await moment();
  expect(await told()).toMatchObject([[{ campo: 'situacao', depois: 'Suspensa' }]]);
});

test('migration 0065 begins where the last bulletin of each kind ended', async () => {
  await reader.call('PATCH /api/boletins', { acompanhados: 'weekly' });
  const [daily, weekly] = [await saveSearch({ mail: 'daily' }), await saveSearch({ mail: 'weekly' })];
  const [dayEnd, weekEnd] = ['2026-01-08T10:00:00.000Z', '2026-01-05T10:00:00.000Z'];
  const folder = mkdtempSync(join(tmpdir(), 'certame-migrations-'));
  writeFileSync(
    join(folder, '9998_before.sql'),
    `alter table search_alerts drop column mailed_until;
     alter table boletins drop column acompanhados_ate;
     alter table boletins add column diario_ate {instant} not null default '${dayEnd}';
     alter table boletins add column semanal_ate {instant} not null default '${weekEnd}';`,
  );
  copyFileSync('migrations/0065_boletins_ate.sql', join(folder, '9999_boletins_ate.sql'));
  expect((await migrate(server.database, folder)).applied).toEqual(['before', 'boletins_ate']);
  rmSync(folder, { recursive: true });
  const { read } = server.database;
  const alerts = await read.selectFrom('search_alerts').selectAll().where('user_id', '=', reader.id).execute();
  expect(new Map(alerts.map((alert) => [alert.search_id, alert.mailed_until]))).toEqual(
    new Map([
      [daily, dayEnd],
      [weekly, weekEnd],
    ]),
  );
  expect(await read.selectFrom('boletins').select('acompanhados_ate').where('user_id', '=', reader.id).execute()).toEqual([
    { acompanhados_ate: weekEnd },
  ]);
});
