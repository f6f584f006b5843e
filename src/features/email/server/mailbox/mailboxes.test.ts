// Our own e-mail calls: pages, one e-mail with its thread, changes of a whole view, permanent deletion.
import { describe, expect, test } from 'vitest';
import { purge } from '#kit/server/work/retention.ts';
import { insertMail, insertMails } from '../testMails.ts';
import { purgeOrphanedMessages } from './removal.ts';
import { testMailbox } from './testMailbox.ts';
import { purgeExpiredBatches } from './viewChanges.ts';

const box = testMailbox();
const messages = async () => (await box.server.database.read.selectFrom('email_messages').select('subject').execute()).length;

test('lists pages with the total', async () => {
  for (let n = 1; n <= 5; n++) await box.insert({ subject: `Mail ${n}` });
  expect(await box.page('?perPage=2&page=2')).toMatchObject({ emails: [{ subject: 'Mail 3' }, { subject: 'Mail 2' }], total: 5 });
  expect(await box.page('?perPage=2&page=3')).toMatchObject({ emails: [{ subject: 'Mail 1' }], total: 5 });
  expect(await box.page('?perPage=2&page=9')).toEqual({ emails: [], total: 5 });
  expect(await box.page('?q=zzz')).toEqual({ emails: [], total: 0 });
});

describe('blind copies', () => {
  test('are shown to the author only, also if the author is a recipient', async () => {
    const { admin, client } = box.ids;
    const bcc = [{ name: 'Tiago', email: 'client@demo.com' }];
    const boxes = [{ user: admin, folder: 'sent' as const, isOwn: true }, { user: admin }, { user: client }];
    const { lines } = await insertMail(box.server.database, { author: admin, bcc, boxes });
    const [own, received, theirs] = lines as [number, number, number];
    expect([(await box.get(own)).bcc, (await box.show(own)).bcc]).toEqual([['client@demo.com'], bcc]);
    for (const [id, call] of [
      [received, box.admin],
      [theirs, box.client],
    ] as const)
      expect([(await box.get(id, call)).bcc, (await box.show(id, '', call)).bcc]).toEqual([[], []]);
    expect((await box.list('', box.client)).emails[0]?.bcc).toEqual([]);
    // A message that is in the mailbox twice is listed once in a thread.
    expect((await box.show(received)).thread).toEqual([]);
  });
});

describe('one e-mail', () => {
  test('is returned with its thread, and its neighbours in the view', async () => {
    const first = await insertMail(box.server.database, {
      subject: 'first',
      boxes: [{ user: box.ids.admin, folder: 'sent', isOwn: true }],
    });
    await box.insert({ subject: 'other', folder: 'spam' });
    const id = await box.insert({ subject: 'second', answers: first.message, html: '<p><img src="https://x.example/a.png"></p>' });
    expect(await box.show(id)).toMatchObject({ hasPrevious: false, hasNext: false, hasRemoteImages: true, thread: [{ subject: 'first' }] });
    expect(await box.show(id, '?folder=')).toMatchObject({ hasPrevious: true, hasNext: false });
    expect((await box.client(`GET /api/email/mails/${id}`)).statusCode).toBe(404);
  });
});

describe('a change of a whole view', () => {
  const change = async (view: object, to: object): Promise<{ changed: number; batch: string }> =>
    (await box.admin('POST /api/email/view', { ...view, change: to })).json();
  const undo = (batch: string, call = box.admin) => call('POST /api/email/view/undo', { batch });

  test('changes the e-mails in the view that differ, and can be undone', async () => {
    const ids = [await box.insert({ subject: 'ata 1', labels: ['private'] }), await box.insert({ subject: 'ata 2' })];
    await box.insert({ subject: 'edital', html: '<p>Publicado.</p>' });
    await box.insert({ subject: 'ata 3', folder: 'spam' });
    const { changed, batch } = await change({ folder: 'inbox', q: 'ata' }, { folder: 'trash', isRead: true });
    expect(changed).toBe(2);
    expect(await box.subjects('?folder=trash')).toEqual(['ata 2', 'ata 1']);
    await box.update([ids[1]], { isStarred: true });
    expect((await undo(batch)).statusCode).toBe(200);
    expect(await box.get(ids[0] as number)).toMatchObject({ folder: 'inbox', isRead: false, labels: ['private'] });
    expect(await box.get(ids[1] as number)).toMatchObject({ folder: 'inbox', isRead: false, isStarred: true });
    expect((await undo(batch)).statusCode).toBe(404);
  });

  test('adds and removes a label and leaves the others', async () => {
    const [has, hasNot] = [await box.insert({ labels: ['private', 'company'] }), await box.insert({ labels: ['company'] })];
    const { changed, batch } = await change({ folder: 'inbox' }, { addLabel: 'private', removeLabel: 'company' });
    expect(changed).toBe(2);
    for (const id of [has, hasNot]) expect(await box.get(id)).toMatchObject({ labels: ['private'] });
    await undo(batch);
    expect(await box.get(hasNot)).toMatchObject({ labels: ['company'] });
    expect(await change({ folder: 'inbox' }, { removeLabel: 'important' })).toMatchObject({ changed: 0 });
  });

  test('processes large views in chunks, and leaves new e-mails and later changes alone', async () => {
    const ids = await insertMails(box.server.database, box.ids.admin, 1100);
    const { changed, batch } = await change({ folder: 'inbox' }, { folder: 'spam' });
    expect(changed).toBe(1100);
    const later = await box.insert({ folder: 'spam' });
    await box.update([ids[3]], { folder: 'trash' });
    await undo(batch);
    expect(await box.page()).toMatchObject({ total: 1099 });
    expect(await box.get(later)).toMatchObject({ folder: 'spam' });
    expect(await box.get(ids[3] as number)).toMatchObject({ folder: 'trash' });
  });

  test('cancels scheduled e-mails, and reschedules them when undone', async () => {
    const sendAt = new Date(Date.now() + 60_000).toISOString();
    const id = await box.insert({ folder: 'draft', isOwn: true, sendAt, author: box.ids.admin });
    const { batch } = await change({ folder: 'draft' }, { folder: 'trash' });
    expect(await box.show(id)).toMatchObject({ folder: 'trash', sendAt: null });
    await undo(batch);
    expect(await box.show(id)).toMatchObject({ folder: 'draft', sendAt });
  });

  test('can be undone by the client’s batch id, also while it is running', async () => {
    await insertMails(box.server.database, box.ids.admin, 1100);
    const batch = 'a'.repeat(32);
    const body = { folder: 'inbox', change: { folder: 'spam' }, batch };
    const going = box.admin('POST /api/email/view', body);
    await expect.poll(async () => (await undo(batch)).statusCode, { interval: 1, timeout: 30_000 }).toBe(200);
    await going;
    expect(await box.page()).toMatchObject({ total: 1100 });
    await change({ folder: 'inbox' }, { isRead: true });
    const named = { ...body, batch: 'b'.repeat(32) };
    expect((await box.admin('POST /api/email/view', named)).json()).toEqual({ changed: 1100, batch: named.batch });
    expect((await box.client('POST /api/email/view', named)).statusCode).toBe(409);
  });

  test('cannot be undone by another account, nor after ten minutes', async () => {
    await box.insert();
    const { batch } = await change({ folder: 'inbox' }, { isRead: true });
    expect((await undo(batch, box.client)).statusCode).toBe(404);
    const created_at = new Date(Date.now() - 11 * 60_000).toISOString();
    await box.server.database.write((db) => db.updateTable('email_batches').set({ created_at }).where('id', '=', batch).execute());
    expect((await undo(batch)).statusCode).toBe(410);
    const { database } = box.server;
    await purge({ database, name: 'test', steps: [purgeExpiredBatches] }, new AbortController().signal);
    for (const table of ['email_batches', 'email_batch_lines'] as const)
      expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('can be undone for the last five changes', async () => {
    await box.insert();
    const batches: string[] = [];
    for (let n = 0; n < 6; n++) batches.push((await change({ folder: 'inbox' }, { isRead: n % 2 === 0 })).batch);
    expect((await undo(batches[0] as string)).statusCode).toBe(404);
    expect((await undo(batches[5] as string)).statusCode).toBe(200);
  });
});

describe('permanent deletion', () => {
  test('deletes e-mails of the trash only, all or none', async () => {
    const [inTrash, elsewhere] = [await box.insert({ folder: 'trash' }), await box.insert()];
    const remove = (emailIds: unknown[], call = box.admin) => call('POST /api/email/remove', { emailIds });
    expect(await remove([inTrash, elsewhere])).toMatchObject({ statusCode: 404 });
    expect((await remove([inTrash], box.client)).statusCode).toBe(404);
    expect(await box.subjects('?folder=trash')).toHaveLength(1);
    expect((await remove([String(inTrash)])).statusCode).toBe(200);
    expect(await box.subjects('?folder=trash')).toEqual([]);
    expect(await messages()).toBe(1);
  });

  test('empties the trash, and leaves other mailboxes alone', async () => {
    const boxes = [{ user: box.ids.admin, folder: 'trash' as const }, { user: box.ids.client }];
    const { lines } = await insertMail(box.server.database, { boxes });
    for (let n = 0; n < 250; n++) await box.insert({ folder: 'trash' });
    expect((await box.admin('DELETE /api/email/trash')).json()).toEqual({ removed: 251 });
    expect((await box.admin('DELETE /api/email/trash')).json()).toEqual({ removed: 0 });
    expect(await box.get(lines[1] as number, box.client)).toMatchObject({ folder: 'inbox' });
    expect(await messages()).toBe(1);
  });

  test('keeps a message until its delivery, and its delivery state for longer', async () => {
    const { database } = box.server;
    const { message, lines } = await insertMail(database, { boxes: [{ user: box.ids.admin, folder: 'trash', isOwn: true }] });
    const [now, later] = [new Date(), new Date(Date.now() + 3_600_000)].map((at) => at.toISOString()) as [string, string];
    const times = { created_at: now, queued_at: now, due_at: later, sent_at: null };
    const mail = { recipient: 'a@x.example', name: '', subject: '', body: null, secret: false, state: 'waiting' as const, busca: '' };
    await database.write((db) =>
      db
        .insertInto('mails')
        .values({ ...mail, ...times, email_message_id: message, written_by: 'Ana' })
        .execute(),
    );
    await box.admin('POST /api/email/remove', { emailIds: lines });
    expect(await messages()).toBe(1);
    await database.write((db) => db.updateTable('mails').set({ state: 'sent' }).execute());
    await purge({ database, name: 'test', steps: [purgeOrphanedMessages()] }, new AbortController().signal);
    expect(await messages()).toBe(0);
    const kept = await database.read.selectFrom('mails').select(['recipient', 'state', 'email_message_id']).execute();
    expect(kept).toEqual([{ recipient: 'a@x.example', state: 'sent', email_message_id: null }]);
  });
});
