// Files of documents: downloaded, read, searched, served and released.
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Edital, EditalHit } from '#features/editais/entities.ts';
import { queueEdital } from '#features/editais/server/editais.ts';
import { removePages } from '#features/editais/server/pages.ts';
import { findInEditais } from '#features/editais/server/search.ts';
import { addDocumento, type TestFiles, testFiles } from '#features/editais/server/testFiles.ts';
import { testPncp } from '#features/fontes/server/testPncp.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { makeDocx, makeEncryptedPdf, makeManyCodesPdf, makeOdf, makePdf, makeZip } from '#kit/server/documentText/testDocuments.ts';
import { type Call, demoAdmin, demoClient, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

let server: TestServer;
let files: TestFiles;
let client: Call;
/** Two notices of the demonstration, the older one first. */
let notices: [number, number];
beforeEach(async () => {
  files = await testFiles();
  server = await testServer({ demo: true, env: { SOURCES_LOCAL: 'true' } });
  client = await server.as(demoClient);
  const rows = await server.database.read.selectFrom('licitacoes').select('id').orderBy('id').limit(2).execute();
  notices = rows.map(({ id }) => id) as [number, number];
});
afterEach(async () => {
  await server.close();
  await files.close();
});

const add = (path: string, { notice = 0, titulo = 'Edital' } = {}) =>
  addDocumento(server.database, notices[notice] as number, `${files.url}${path}`, titulo);

async function show(documento: number, notice = 0): Promise<Edital> {
  const { editais } = (await client(`GET /api/editais/licitacoes/${notices[notice]}`)).json();
  return editais.find(({ documento_id }: Edital) => documento_id === documento);
}

/** Waits until it is no longer asked for. */
async function settled(documento: number, notice = 0): Promise<Edital> {
  for (;;) {
    const edital = await show(documento, notice);
    if (edital.state !== 'queued' && edital.state !== 'not_downloaded') return edital;
    await moment();
  }
}

async function download(path: string, content: Uint8Array, options?: { notice?: number; titulo?: string }): Promise<Edital> {
  files.files.set(path, content);
  const documento = await add(path, options);
  expect((await client(`POST /api/editais/documentos/${documento}/download`)).json()).toMatchObject({ documento_id: documento });
  return settled(documento, options?.notice);
}

const search = async (q: string, more = ''): Promise<EditalHit[]> =>
  (await client(`GET /api/editais/search?q=${encodeURIComponent(q)}${more}`)).json().hits;

test('a file is downloaded when somebody asks, known by its bytes, and served under an address that expires', async () => {
  const pdf = makePdf(['Objeto: aquisi\xe7\xe3o de zarabatanas', 'Prazo de entrega']);
  files.files.set('/1', pdf);
  const documento = await add('/1', { titulo: 'Edital 1/2026' });
  expect(await show(documento)).toMatchObject({ state: 'not_downloaded', canDownload: true, kind: null, url: '' });
  await client(`POST /api/editais/documentos/${documento}/download`);
  const edital = await settled(documento);
  expect(edital).toMatchObject({ state: 'kept', reason: null, kind: 'pdf', bytes: pdf.length, pages: 2, fileName: 'Edital 1_2026.pdf' });
  const attachment = await server.call(`GET ${edital.url}`);
  expect(attachment.rawPayload).toEqual(pdf);
  expect(attachment.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
  expect(attachment.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Edital%201_2026.pdf");
  const shown = await server.call(`GET ${edital.shown?.url}`);
  expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect((await server.call(`GET ${edital.url.replace(/signature=../, 'signature=xx')}`)).statusCode).toBe(404);
  // A second click asks for nothing.
  await client(`POST /api/editais/documentos/${documento}/download`);
  expect(await show(documento)).toMatchObject({ state: 'kept' });
  expect(files.asked).toEqual(['/1']);
});

test('what cannot be downloaded or read says why', async () => {
  const big = await add('/big');
  files.files.set('/big', (response) => response.writeHead(200, { 'content-length': 60 * 2 ** 20 }).end());
  await client(`POST /api/editais/documentos/${big}/download`);
  expect(await settled(big)).toMatchObject({ state: 'too_large', url: '' });
  const gone = await add('/gone');
  await client(`POST /api/editais/documentos/${gone}/download`);
  expect(await settled(gone)).toMatchObject({ state: 'failed', reason: 'gone' });
  expect(await download('/locked', makeEncryptedPdf())).toMatchObject({ state: 'kept', reason: 'encrypted', kind: 'pdf', pages: 0 });
  expect(await download('/page', Buffer.from('<html>Erro</html>'))).toMatchObject({ reason: 'format', kind: 'other', shown: null });
  expect((await client('POST /api/editais/documentos/999999/download')).statusCode).toBe(404);
  const local = await addDocumento(server.database, notices[0], '/files/documento.pdf');
  expect(await show(local)).toMatchObject({ canDownload: false });
  expect((await client(`POST /api/editais/documentos/${local}/download`)).statusCode).toBe(409);
});

test('a service that does not answer is asked again later', async () => {
  files.files.set('/busy', (response) => response.writeHead(503).end());
  const documento = await add('/busy');
  await client(`POST /api/editais/documentos/${documento}/download`);
  const row = async () =>
    server.database.read.selectFrom('editais').selectAll().where('documento_id', '=', documento).executeTakeFirstOrThrow();
  while (Date.parse((await row()).next_at) < Date.now() + 30_000) await moment();
  expect(await show(documento)).toMatchObject({ state: 'queued' });
  files.files.set('/busy', makePdf(['chegou']));
  await server.database.write((db) => db.updateTable('editais').set({ next_at: new Date().toISOString(), attempts: 2 }).execute());
  expect(await settled(documento)).toMatchObject({ state: 'kept', pages: 1 });
});

test('a host that says how long to wait is not asked earlier, neither for the next file nor after a list', async () => {
  let refusedAt = 0;
  let askedAt = 0;
  const refuse = (response: ServerResponse) => {
    refusedAt = Date.now();
    response.writeHead(429, { 'retry-after': '1' }).end();
  };
  const serve = (response: ServerResponse) => {
    askedAt = Date.now();
    response.end(makePdf(['x']));
  };
  const ask = (documento: number) => client(`POST /api/editais/documentos/${documento}/download`);
  files.files.set('/busy', refuse).set('/2', serve);
  await ask(await add('/busy'));
  // Until the refusal has been read, too.
  while (refusedAt === 0 || Date.now() < refusedAt + 300) await moment();
  const next = await add('/2');
  await ask(next);
  await settled(next);
  expect(askedAt - refusedAt).toBeGreaterThanOrEqual(1000);

  const pncp = await testPncp();
  refusedAt = 0;
  pncp.fault = (path, response) => {
    if (path === '/file') serve(response);
    else if (refusedAt === 0) refuse(response);
    else return false;
    return true;
  };
  const admin = await server.as(demoAdmin);
  await admin('PATCH /api/fontes/pncp', { ligada: true, endereco: pncp.url, por_segundo: 50, dias: 1, minutos: 5 });
  // Until the refusal has been read, too.
  while (refusedAt === 0 || Date.now() < refusedAt + 300) await moment();
  const documento = await addDocumento(server.database, notices[0], `${pncp.url}/file`);
  await ask(documento);
  await settled(documento);
  expect(askedAt - refusedAt).toBeGreaterThanOrEqual(1000);
  await pncp.close();
});

test('a request leaves the pages of a file to the worker, which removes them a few at a time', async () => {
  const { documento_id } = await download('/1', makePdf(['zarabatana']));
  const other = await download('/2', makePdf(['zarabatana']));
  const { database } = server;
  const page = { documento_id, licitacao_id: notices[0], arquivo: '', texto: 'zarabatana', busca: 'zarabatana' };
  const more = Array.from({ length: 150 }, (_, pagina) => ({ ...page, pagina }));
  await database.write((db) => db.insertInto('editais_paginas').values(more).execute());
  const pages = async (db: Queries) =>
    (await db.selectFrom('editais_paginas').select('id').where('documento_id', '=', documento_id).execute()).length;
  await database
    .write(async (db) => {
      await db.updateTable('documentos').set({ url: files.url }).where('id', '=', documento_id).execute();
      await queueEdital(db, documento_id);
      const row = await db.selectFrom('editais').select(['state', 'pages']).where('documento_id', '=', documento_id).execute();
      expect(row).toEqual([{ state: 'queued', pages: 0 }]);
      expect(await pages(db)).toBe(151);
      throw new Error('undone');
    })
    .catch((error) => expect(error.message).toBe('undone'));
  const removed: number[] = [];
  await removePages(
    {
      write: (work) =>
        database.write(async (db) => {
          const before = await pages(db);
          const result = await work(db);
          removed.push(before - (await pages(db)));
          return result;
        }),
    },
    documento_id,
  );
  expect(removed).toEqual([64, 64, 23, 0]);
  expect((await search('zarabatana')).map((hit) => hit.documento_id)).toEqual([other.documento_id]);
});

test('the text of a former file goes also when the new one does not come, and stays when the same is asked for again', async () => {
  const { documento_id } = await download('/1', makePdf(['zarabatana']));
  files.files.delete('/1');
  await server.database.write((db) => db.updateTable('editais').set({ state: 'released', file: null }).execute());
  await client(`POST /api/editais/documentos/${documento_id}/download`);
  expect(await settled(documento_id)).toMatchObject({ state: 'failed', reason: 'gone', pages: 1 });
  expect(await search('zarabatana')).toHaveLength(1);
  await server.database.write((db) =>
    db
      .updateTable('documentos')
      .set({ url: `${files.url}/2` })
      .where('id', '=', documento_id)
      .execute(),
  );
  await client(`POST /api/editais/documentos/${documento_id}/download`);
  expect(await settled(documento_id)).toMatchObject({ state: 'failed', reason: 'gone', pages: 0 });
  expect(await search('zarabatana')).toEqual([]);
});

test('a file that ends its reader is broken at once, also for who clicks again, and the next one is read', async () => {
  const { documento_id, ...broken } = await download('/bomb', makeManyCodesPdf());
  expect(broken).toMatchObject({ state: 'kept', kind: 'pdf', pages: 0 });
  // On a busy machine its time is over first.
  expect(['broken', 'time']).toContain(broken.reason);
  // It made room for others.
  await server.database.write((db) => db.updateTable('editais').set({ state: 'released', file: null }).execute());
  await client(`POST /api/editais/documentos/${documento_id}/download`);
  expect(await show(documento_id)).toMatchObject({ state: 'released', canDownload: false });
  expect(await download('/next', makePdf(['lido']))).toMatchObject({ state: 'kept', reason: null, pages: 1 });
  expect(files.asked).toEqual(['/bomb', '/next']);
  await server.database.write((db) => db.updateTable('editais').set({ next_at: new Date().toISOString() }).execute());
  expect(await show(documento_id)).toMatchObject({ canDownload: true });
});

test('a file with which the server died again and again is given up', async () => {
  files.files.set('/1', makePdf(['x']));
  const documento = await add('/1');
  const now = new Date().toISOString();
  await server.database.write((db) =>
    db
      .insertInto('editais')
      .values({
        ...{ documento_id: documento, licitacao_id: notices[0], url: `${files.url}/1`, state: 'queued', reason: null, kind: null },
        ...{ media_type: '', file: null, bytes: null, pages: 0, attempts: 3, next_at: now, downloaded_at: null, used_at: null },
      })
      .execute(),
  );
  expect(await settled(documento)).toMatchObject({ state: 'failed', reason: 'broken' });
  expect(files.asked).toEqual([]);
});

test('a file keeps the ending of its kind, also one of Office with macros', async () => {
  const named = async (titulo: string, content: Uint8Array) => (await download(`/${titulo}`, content, { titulo })).fileName;
  expect(await named('Planilha', makeOdf('<text:p>x</text:p>', 'spreadsheet'))).toBe('Planilha.ods');
  expect(await named('Edital.DOCM', makeDocx(['x']))).toBe('Edital.DOCM');
  expect(await named('planilha.xlsx', makeZip({ 'a.txt': 'x' }))).toBe('planilha.xlsx');
  expect(await named('edital.doc', Buffer.from('{\\rtf1 zarabatana}'))).toBe('edital.doc');
  expect(await search('zarabatana')).toHaveLength(1);
});

describe('the search in text', () => {
  test('finds words in any form, with the page and the file of a ZIP', async () => {
    const zip = makeZip({
      'anexos/termo.docx': makeDocx(['Fornecimento de luvas de procedimento']),
      'edital.pdf': makePdf(['x', 'Luva nitr\xedlica']),
    });
    const { documento_id } = await download('/1', zip, { titulo: 'Anexos' });
    await download('/2', makePdf(['Sobre luvas', 'Luvas de couro']), { notice: 1 });
    const found = await search('LUVA');
    expect(found.map(({ licitacao_id, pagina, paginas, arquivo }) => [licitacao_id, pagina, paginas, arquivo])).toEqual([
      [notices[1], 1, 2, ''],
      [notices[0], 1, 2, 'anexos/termo.docx'],
    ]);
    const { uf, num_licitacao } = await server.database.read
      .selectFrom('licitacoes')
      .select(['uf', 'num_licitacao'])
      .where('id', '=', notices[0] as number)
      .executeTakeFirstOrThrow();
    const ofState = await search('LUVA', `&uf=${uf}`);
    expect(ofState.some(({ licitacao }) => licitacao.endsWith(num_licitacao))).toBe(true);
    expect(await search('LUVA', `&uf=${uf}&valorMin=1000000000000`)).toEqual([]);
    const within = await search('luvas nitrilicas', `&licitacao=${notices[0]}`);
    expect(within).toMatchObject([{ documento_id, titulo: 'Anexos', arquivo: 'edital.pdf', pagina: 2 }]);
    expect(within[0]?.excerpt).toEqual([
      { text: 'Luva', isHit: true },
      { text: ' ', isHit: false },
      { text: 'nitrílica', isHit: true },
    ]);
    expect(await search('"procedimento luvas"')).toEqual([]);
    expect(await findInEditais(server.database, 'couro', 5)).toMatchObject([{ licitacao_id: notices[1], paginas: 1 }]);
  });

  test('takes whatever is typed, and no markup of a file acts', async () => {
    await download('/1', makePdf(['Item <b>negrito</b> " OR 1=1 * NEAR(a b)']));
    for (const typed of [
      '"',
      '*',
      'NEAR(',
      'a AND',
      "'; drop table x",
      'col:valor',
      '^x',
      '-',
      '-x',
      '(()',
      '\\',
      'a"b"c',
      '\u0000x',
      '%',
      '🙂',
    ])
      expect((await client(`GET /api/editais/search?q=${encodeURIComponent(typed)}`)).statusCode, typed).toBeLessThan(500);
    expect((await search('negrito'))[0]?.excerpt.map(({ text }) => text).join('')).toBe('Item <b>negrito</b> " OR 1=1 * NEAR(a b)');
  });

  test('forgets a document that was removed, or has another address', async () => {
    const { documento_id } = await download('/1', makePdf(['zarabatana antiga']));
    await server.database.write((db) =>
      db
        .updateTable('documentos')
        .set({ url: `${files.url}/2` })
        .where('id', '=', documento_id)
        .execute(),
    );
    expect(await show(documento_id)).toMatchObject({ state: 'not_downloaded' });
    files.files.set('/2', makePdf(['zarabatana nova']));
    await client(`POST /api/editais/documentos/${documento_id}/download`);
    await settled(documento_id);
    expect(await search('antiga')).toEqual([]);
    expect(await search('nova')).toHaveLength(1);
    await server.database.write((db) => db.deleteFrom('licitacoes').where('id', '=', notices[0]).execute());
    expect(await search('zarabatana')).toEqual([]);
  });
});

test('files of followed notices come by themselves once an admin says so, and the oldest make room', async () => {
  const admin = await server.as(demoAdmin);
  expect((await admin('GET /api/editais/settings')).json()).toMatchObject({ automatic: false, quotaGb: 10, files: 0 });
  const old = await download('/old', makePdf(['velho']), { notice: 1 });
  const { item_id } = await server.database.read
    .selectFrom('follows')
    .select('item_id')
    .where('kind', '=', 'licitacao')
    .executeTakeFirstOrThrow();
  files.files.set('/followed', makePdf(['acompanhado']));
  await addDocumento(server.database, item_id, `${files.url}/followed`);
  expect((await admin('PATCH /api/editais/settings', { automatic: true, quotaGb: 1 })).json()).toMatchObject({
    automatic: true,
    quotaGb: 1,
  });
  while ((await search('acompanhado')).length === 0) await moment();
  // Its words are found just before it counts.
  while ((await admin('GET /api/editais/settings')).json().files < 2) await moment();
  // As if the files were large.
  await server.database.write((db) => db.updateTable('editais').set({ bytes: 600_000_000 }).where('state', '=', 'kept').execute());
  expect((await admin('PATCH /api/editais/settings', { quotaGb: 1 })).json()).toMatchObject({ used: 600_000_000, files: 1 });
  expect(await show(old.documento_id, 1)).toMatchObject({ state: 'released', url: '', pages: 1 });
  expect(await search('velho')).toHaveLength(1);
  expect((await server.call(`GET ${old.url}`)).statusCode).toBe(404);
  expect((await client('PATCH /api/editais/settings', { quotaGb: 1 })).statusCode).toBe(403);
  expect((await admin('PATCH /api/editais/settings', { quotaGb: 0 })).statusCode).toBe(400);
});

describe('slow hosts', () => {
  /** Answers, and then sends nothing more. */
  const stall = (asked: ServerResponse[]) => (response: ServerResponse) => {
    asked.push(response);
    response.writeHead(200).write('x');
  };

  test('a host that is slow holds up its own files only', async () => {
    const slow: ServerResponse[] = [];
    files.files.set('/slow', stall(slow));
    files.files.set('/after', stall(slow));
    const others = await testFiles();
    others.files.set('/quick', makePdf(['Zarabatanas']));
    try {
      const [first, second] = [await add('/slow'), await add('/after')];
      for (const id of [first, second]) await client(`POST /api/editais/documentos/${id}/download`);
      while (slow.length === 0) await moment();
      const quick = await addDocumento(server.database, notices[0], `${others.url}/quick`);
      await client(`POST /api/editais/documentos/${quick}/download`);
      expect(await settled(quick)).toMatchObject({ state: 'kept' });
      expect(await show(first)).toMatchObject({ state: 'queued' });
      // One file of a host at a time.
      expect(slow).toHaveLength(1);
    } finally {
      await others.close();
    }
  });
});
