import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { databaseFiles } from '#kit/server/files/databaseFiles.ts';
import { diskFiles } from '#kit/server/files/diskFiles.ts';
import { hostileHtml } from '#kit/testHostileHtml.ts';
import type { Draft } from '../../entities.ts';
import type {} from '../tables.ts';
import { createPerson } from '../testPeople.ts';
import { detectTypes } from './detectTypes.ts';
import { png, testWriting } from './testWriting.ts';

const { server, people, address, begin, leave, attach } = testWriting();

describe('an attachment', () => {
  test('is found by its name while it is attached, and by the recipient', async () => {
    const find = async (q: string, call = people.ana.call, folder = 'draft') =>
      (await call(`GET /api/email?folder=${folder}&q=${q}`)).json().total;
    const draft = await begin({ to: [address('rui')], subject: 'Obra', message: '<p>Cronograma físico</p>' });
    const kept = (await attach(draft.id, 'Memorial acústico.pdf', Buffer.from('%PDF-1.4 x'))).json();
    await attach(draft.id, 'Desenhos.pdf', Buffer.from('%PDF-1.4 x'));
    expect([await find('acustico'), await find('desenho'), await find('cronograma')]).toEqual([1, 1, 1]);
    await people.ana.call(`DELETE /api/email/drafts/${draft.id}/attachments/${kept.id}`);
    expect([await find('acustico'), await find('desenho'), await find('cronograma')]).toEqual([0, 1, 1]);
    await leave(draft.id);
    expect(await find('cronograma%20desenhos%20de:ana', people.rui.call, 'inbox')).toBe(1);
    expect(await find('cronograma', people.eva.call, '')).toBe(0);
  });

  test('is stored unchanged, under a name without a path, and served to anyone with its signed URL', async () => {
    const draft = await begin();
    const kept = (await attach(draft.id, '../../etc/edital "nº 1"\u202etxt.pdf', Buffer.from('%PDF-1.4 x'))).json();
    expect(kept).toMatchObject({ fileName: 'edital _nº 1_ txt.pdf', size: '1 KB', bytes: 10, thumbnail: '' });
    const served = await server.call(`GET ${kept.url}`);
    expect(served.body).toBe('%PDF-1.4 x');
    expect(served.headers).toMatchObject({
      ...{ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff', 'content-length': '10' },
      'content-disposition': "attachment; filename*=UTF-8''edital%20_n%C2%BA%201_%20txt.pdf",
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const url = new URL(kept.url, 'http://x');
    url.searchParams.set('signature', 'x');
    expect((await server.call(`GET ${url.pathname}${url.search}`)).statusCode).toBe(404);
    expect((await server.call(`GET ${url.pathname}`)).statusCode).toBe(400);
    expect((await server.call(`GET ${kept.url.replace('/attachments/', '/frames/')}`)).statusCode).toBe(404);
  });

  const sandbox = "default-src 'none'; frame-ancestors 'none'; sandbox";
  test.each([
    ['foto.txt', png, 'picture', 'image/png', sandbox],
    ['página.html', '%PDF-1.4 <script>x</script>', 'pdf', 'application/pdf', "frame-ancestors 'self'; base-uri 'none'; form-action 'none'"],
    ['lista.png', 'item;preço', 'text', 'text/plain; charset=utf-8', sandbox],
    ['lista.pdf', Buffer.from('preço', 'latin1'), 'text', 'text/plain; charset=windows-1252', sandbox],
  ])('opens in place as what its bytes are: %s', async (name, bytes, kind, type, policy) => {
    const draft = await begin();
    const kept = (await attach(draft.id, name, Buffer.from(bytes as string))).json();
    expect(kept.shown).toEqual({ kind, url: `${kept.url}&inline=true` });
    expect(kept.thumbnail).toBe(kind === 'picture' ? kept.shown.url : '');
    const served = await server.call(`GET ${kept.shown.url}`);
    expect(served.headers).toMatchObject({
      ...{ 'content-type': type, 'content-security-policy': policy, 'x-content-type-options': 'nosniff' },
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
    expect(served.rawPayload).toEqual(Buffer.from(bytes as string));
    expect((await server.call(`GET ${kept.url}`)).headers).toMatchObject({ 'content-type': 'application/octet-stream' });
    // Access is that of the download: by a URL signed for this file.
    const url = new URL(kept.shown.url, 'http://x');
    url.searchParams.set('signature', 'x');
    expect((await server.call(`GET ${url.pathname}${url.search}`)).statusCode).toBe(404);
    expect((await people.ana.call(`GET /api/email/drafts/${draft.id}`)).json().attachments).toMatchObject([{ shown: { kind } }]);
    expect((await people.rui.call(`GET /api/email/drafts/${draft.id}`)).statusCode).toBe(404);
  });

  test.each([
    ['foto.png', hostileHtml.drawing as string],
    ['texto.txt', '<!doctype html><script>alert(1)</script>'],
    ['edital.pdf', '\u0000\u0001'],
  ])('is only saved where it is a page, a program or unknown: %s', async (name, bytes) => {
    const kept = (await attach((await begin()).id, name, Buffer.from(bytes))).json();
    expect(kept).toMatchObject({ thumbnail: '', shown: null });
    expect((await server.call(`GET ${kept.url}&inline=true`)).headers).toMatchObject({
      ...{ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff', 'content-security-policy': sandbox },
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  });

  test('of an older version gets the type that its bytes show', async () => {
    const draft = await begin();
    const [pdf, page, missing] = [
      (await attach(draft.id, 'edital.pdf', Buffer.from('%PDF-1.4'))).json(),
      (await attach(draft.id, 'página.html', Buffer.from('<html>'))).json(),
      (await attach(draft.id, 'perdido.pdf', Buffer.from('%PDF-1.4'))).json(),
    ];
    const ids = [pdf.id, page.id, missing.id];
    await server.database.write(async (db) => {
      await db.updateTable('email_attachments').set({ media_type: '' }).where('id', 'in', ids).execute();
      await db.updateTable('email_attachments').set({ file: 'nowhere' }).where('id', '=', missing.id).execute();
    });
    const shownOf = async () =>
      (await people.ana.call(`GET /api/email/drafts/${draft.id}`)).json().attachments.map(({ shown }: { shown: unknown }) => shown);
    expect(await shownOf()).toEqual([null, null, null]);
    const files =
      server.database.engine.name === 'sqlite'
        ? diskFiles(join(server.dataDir, 'attachments'), 0)
        : databaseFiles(server.database, 'attachments');
    const step = detectTypes({ database: server.database, files, onError: (error) => expect(error).toBeUndefined() });
    while ((await server.database.write((db) => step(db, 2))) > 0);
    const types = () => server.database.read.selectFrom('email_attachments').select('media_type').where('id', 'in', ids).execute();
    await vi.waitFor(async () => expect((await types()).filter(({ media_type }) => media_type === '')).toEqual([]));
    expect(await shownOf()).toEqual([expect.objectContaining({ kind: 'pdf' }), null, null]);
  });

  test('is refused if it is too large or one too many, and nothing of it is stored', async () => {
    const files = async () =>
      Number(
        (
          await server.database.read
            .selectFrom('email_files')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await files();
    const draft = await begin();
    expect((await attach(draft.id, 'a.bin', Buffer.alloc(20 * 2 ** 20))).statusCode).toBe(201);
    expect((await attach(draft.id, 'b.bin', Buffer.alloc(6 * 2 ** 20))).statusCode).toBe(413);
    for (let n = 1; n < 20; n++) expect((await attach(draft.id, `${n}.txt`, Buffer.from('x'))).statusCode).toBe(201);
    expect((await attach(draft.id, 'x.txt', Buffer.from('x'))).statusCode).toBe(409);
    expect(await files()).toBe(before + 20);
    expect((await people.ana.call(`POST /api/email/drafts/${draft.id}/attachments?fileName=a`, { a: 1 })).statusCode).toBe(415);
    expect((await attach(draft.id, '', Buffer.from('x'))).statusCode).toBe(400);
  });

  test('is deleted when it is removed, unless another e-mail has it', async () => {
    const { id } = await begin({ to: [address('rui')], subject: 'Com anexo' });
    const mine = (await attach(id, 'a.txt', Buffer.from('a'))).json();
    await leave(id);
    const passedOn: Draft = (await people.ana.call(`POST /api/email/mails/${id}/drafts`, { as: 'forward' })).json();
    const [again] = passedOn.attachments;
    const other = (await attach(passedOn.id, 'b.txt', Buffer.from('b'))).json();
    const kept = () => server.database.read.selectFrom('email_files').select('file').execute();
    const before = (await kept()).length;
    for (const one of [again, other]) await people.ana.call(`DELETE /api/email/drafts/${passedOn.id}/attachments/${one?.id}`);
    expect(await kept()).toHaveLength(before - 1);
    expect((await server.call(`GET ${mine.url}`)).body).toBe('a');
  });

  test('is refused above the quota of the account', async () => {
    const { call } = await createPerson(server, 'Lia Prado');
    const { id } = await begin({}, call);
    const kept = (await attach(id, 'a.txt', Buffer.from('a'), call)).json();
    const change = (size: number) =>
      server.database.write((db) =>
        db
          .updateTable('email_files')
          .set({ size })
          .where('file', 'in', (files) => files.selectFrom('email_attachments').select('file').where('id', '=', kept.id))
          .execute(),
      );
    await change(2_000_000_000);
    const refused = await attach(id, 'b.txt', Buffer.from('b'), call);
    expect(refused.json()).toMatchObject({ status: 413, type: 'quota-exceeded', detail: expect.stringContaining('2 GB') });
    await change(2_000_000_000 - 1);
    expect((await attach(id, 'b.txt', Buffer.from('b'), call)).statusCode).toBe(201);
  });

  test('is purged after a while if no e-mail has it, and only then', async () => {
    const { purgeUnusedFiles: removeUnusedFiles } = await import('../retention.ts');
    const draft = await begin();
    const [gone, kept] = [
      (await attach(draft.id, 'a.txt', Buffer.from('a'))).json(),
      (await attach(draft.id, 'b.txt', Buffer.from('b'))).json(),
    ];
    const fileOf = async (id: string) =>
      (await server.database.read.selectFrom('email_attachments').select('file').where('id', '=', id).executeTakeFirstOrThrow()).file;
    const [goneFile, keptFile] = [await fileOf(gone.id), await fileOf(kept.id)];
    // As when the last e-mail with it is deleted.
    await server.database.write((db) => db.deleteFrom('email_attachments').where('id', '=', gone.id).execute());
    const removed: string[] = [];
    const errors: unknown[] = [];
    const files = { remove: async (name: string) => void removed.push(name) } as never;
    const step = removeUnusedFiles({ database: server.database, files, onError: (error) => errors.push(error) });
    const tidy = () => server.database.write((db) => step(db, 1000));
    const age = (column: 'created_at' | 'unused_since') =>
      server.database.write((db) =>
        db
          .updateTable('email_files')
          .set({ [column]: '2026-01-01T00:00:00.000Z' })
          .where(column, 'is not', null)
          .execute(),
      );
    await tidy();
    await age('created_at');
    await tidy();
    // Marked as unused, but for the first time.
    expect(removed).toEqual([]);
    await age('unused_since');
    await tidy();
    await vi.waitFor(() => expect(removed).toContain(goneFile));
    expect(removed).not.toContain(keptFile);
    expect(errors).toEqual([]);
  });

  test('is stored apart from the files of imports', async () => {
    if (server.database.engine.name === 'sqlite') expect((await readdir(join(server.dataDir, 'attachments'))).length).toBeGreaterThan(0);
    else
      expect(
        await server.database.read.selectFrom('arquivos').select('nome').where('nome', 'like', 'attachments/%').limit(1).execute(),
      ).toHaveLength(1);
  });
});
