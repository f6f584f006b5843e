import { describe, expect, test, vi } from 'vitest';
import { type Draft, limits } from '../../entities.ts';
import type {} from '../tables.ts';
import { createPerson } from '../testPeople.ts';
import { box, nothing, outside, shown, testWriting } from './testWriting.ts';

const { server, people, address, begin, sendSoon, leave, hasLeft } = testWriting();

describe('sending', () => {
  test('can be undone until the e-mail is sent; then all recipients with an account have it once', async () => {
    const draft = await begin({ to: [address('rui')], cc: [address('eva'), address('rui')], bcc: [address('ana')], subject: 'Pregão 12' });
    const before = Date.now();
    const sent = await people.ana.call(`POST /api/email/drafts/${draft.id}/send`);
    expect(Date.parse(sent.json().sendAt) - before).toBeGreaterThan(9000);
    expect((await people.ana.call(`PUT /api/email/drafts/${draft.id}`, nothing)).statusCode).toBe(409);
    expect((await people.ana.call(`POST /api/email/drafts/${draft.id}/unsend`)).json()).toMatchObject({ id: draft.id, sendAt: null });
    expect(await box(people.rui.call, 'inbox')).toEqual([]);

    await leave(draft.id);
    expect((await people.ana.call(`POST /api/email/drafts/${draft.id}/unsend`)).statusCode).toBe(410);
    expect((await people.ana.call(`POST /api/email/drafts/${draft.id}/send`)).statusCode).toBe(404);
    const arrived = await box(people.rui.call, 'inbox');
    expect(arrived).toMatchObject([{ subject: 'Pregão 12', isRead: false, isDraft: false, from: { email: people.ana.email } }]);
    expect(await box(people.eva.call, 'inbox')).toHaveLength(1);
    // A user who writes to themselves has it twice.
    expect(await box(people.ana.call, 'inbox')).toMatchObject([{ subject: 'Pregão 12' }]);
    // Only the author sees the blind copies.
    expect((await shown(people.rui.call, arrived[0]?.id as number)).bcc).toEqual([]);
    expect((await shown(people.ana.call, draft.id)).bcc).toEqual([address('ana')]);
  });

  test('is not put off when the clock was ahead and is set back, but what was scheduled stays so', async () => {
    const [before, scheduled] = [await begin({ to: [address('rui')] }), await begin({ to: [address('rui')] })];
    const right = Date.now();
    // For a time that a wrong clock shows when another mail is sent.
    const soon = new Date(right + 8 * 60_000 + 5000).toISOString();
    await people.ana.call(`POST /api/email/drafts/${before.id}/send`, { at: soon });
    vi.useFakeTimers({ toFake: ['Date'], now: right + 8 * 60_000 });
    try {
      const sent = await begin({ to: [address('rui')], subject: 'Adiantado' });
      const at = new Date(Date.now() + 3_600_000).toISOString();
      await people.ana.call(`POST /api/email/drafts/${scheduled.id}/send`, { at });
      await people.ana.call(`POST /api/email/drafts/${sent.id}/send`);
      vi.setSystemTime(right);
      const sendAt = async ({ id }: Draft) => Date.parse((await shown(people.ana.call, id)).sendAt ?? '');
      await vi.waitFor(async () => expect(await sendAt(sent)).toBeLessThan(right + 20_000), 12_000);
      expect(await sendAt(scheduled)).toBe(Date.parse(at));
      expect(await sendAt(before)).toBe(Date.parse(soon));
      await people.ana.call(`POST /api/email/drafts/${sent.id}/unsend`);
    } finally {
      vi.useRealTimers();
    }
    for (const { id } of [before, scheduled]) await people.ana.call(`POST /api/email/drafts/${id}/unsend`);
  });

  test('requires a recipient, and a time within a year', async () => {
    const { id } = await begin({ subject: 'Para ninguém' });
    const send = (body: object) => people.ana.call(`POST /api/email/drafts/${id}/send`, body);
    expect((await send({})).json()).toMatchObject({ type: 'validation', faults: [{ path: 'body.to' }] });
    await people.ana.call(`PUT /api/email/drafts/${id}`, { ...nothing, to: [address('rui')] });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const at of [inDays(-1), inDays(400), '0001-01-01T00:00:00Z'])
      expect((await send({ at })).json(), at).toMatchObject({ faults: [{ path: 'body.at' }] });
    expect((await send({ at: 'amanhã' })).statusCode).toBe(400);
    const at = inDays(3);
    expect((await send({ at })).json().sendAt).toBe(at);
    const [listed] = (await box(people.ana.call, 'draft')).filter((mail) => mail.id === id);
    expect(listed?.sendAt).toBe(at);
  });

  test('restores a draft from the trash', async () => {
    const key = 'o que saiu não recomeça';
    const { id } = await begin({ to: [address('eva')], subject: 'Afinal sim', key });
    await people.ana.call('POST /apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    await leave(id);
    expect((await box(people.eva.call, 'inbox')).map(({ subject }) => subject)).toContain('Afinal sim');
    expect((await people.ana.call('POST /api/email/drafts', { ...nothing, key })).statusCode).toBe(404);
  });

  test('is refused if a newer version was saved', async () => {
    const { id, savedAt } = await begin({ to: [address('eva')], subject: 'um' });
    const newer = (await people.ana.call(`PUT /api/email/drafts/${id}`, { ...nothing, to: [address('rui')], savedAt })).json() as Draft;
    const send = (seen: string) => people.ana.call(`POST /api/email/drafts/${id}/send`, { savedAt: seen });
    expect((await send(savedAt)).statusCode).toBe(409);
    expect((await send(newer.savedAt)).statusCode).toBe(200);
  });

  test('waits while its author is removed and can be restored; e-mails to them arrive in their mailbox', async () => {
    const { call, id: gone, email } = await createPerson(server, 'Volta Logo');
    const { id } = await begin({ to: [address('eva')], subject: 'De quem volta' }, call);
    const removed = { removed_at: new Date().toISOString(), removed_email: email, removed_username: 'volta', email: `removed:${gone}` };
    const set = (values: object) => server.database.write((db) => db.updateTable('users').set(values).where('id', '=', gone).execute());
    await sendSoon(id, call);
    await set(removed);
    const toThem = await begin({ to: [{ name: '', email }], subject: 'Para quem volta' });
    await leave(toThem.id);
    expect((await shown(people.ana.call, toThem.id)).deliveries).toEqual([]);
    const arrived = async () => (await box(people.eva.call, 'inbox')).map(({ subject }) => subject);
    expect(await arrived()).not.toContain('De quem volta');
    await set({ removed_at: null, email });
    // Sending another e-mail wakes the worker.
    await leave((await begin({ to: [address('eva')] })).id);
    await vi.waitFor(async () => expect(await arrived()).toContain('De quem volta'), 8000);
    expect((await box(call, 'inbox')).map(({ subject }) => subject)).toContain('Para quem volta');
  });

  test('is retried after a failure, and in the end makes it a draft again and notifies its author', async () => {
    const { id } = await begin({ to: [address('eva')], subject: 'Impossível' });
    await people.ana.call(`POST /api/email/drafts/${id}/send`, { at: new Date(Date.now() + 3_600_000).toISOString() });
    const message = async () =>
      server.database.read
        .selectFrom('email_messages')
        .select(['id', 'send_at', 'send_failures'])
        .where('subject', '=', 'Impossível')
        .executeTakeFirstOrThrow();
    const isDue = async (values: object) => {
      const { id: messageId } = await message();
      const send_at = new Date().toISOString();
      await server.database.write((db) =>
        db
          .updateTable('email_messages')
          .set({ send_at, ...values })
          .where('id', '=', messageId)
          .execute(),
      );
      // A message that cannot be read.
      await leave((await begin({ to: [address('rui')] })).id);
    };
    await isDue({ recipients: '[{"name":"x"}]' });
    await vi.waitFor(async () => expect(await message()).toMatchObject({ send_failures: 1 }), 8000);
    expect(Date.parse((await message()).send_at as string)).toBeGreaterThan(Date.now() + 30_000);
    await isDue({ send_failures: 4 });
    await vi.waitFor(async () => expect(await message()).toMatchObject({ send_at: null, send_failures: 0 }), 8000);
    const told = await server.database.read
      .selectFrom('notifications')
      .select(['user_id', 'data'])
      .where('kind', '=', 'email.notSent')
      .execute();
    expect(told).toEqual([{ user_id: people.ana.id, data: { draft: id, subject: 'Impossível' } }]);
    // Its recipients are invalid: nothing can show it.
    await server.database.write((db) => db.deleteFrom('email_messages').where('subject', '=', 'Impossível').execute());
  });

  test('to external addresses has a daily limit, including scheduled e-mails', async () => {
    const { call } = await createPerson(server, 'Ivo Prado');
    const noon = (days: number) =>
      new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + days * 86_400_000 + 15 * 3_600_000).toISOString();
    const many = Array.from({ length: limits.recipients }, (_, n) => ({ name: '', email: `p${n}@orgao.example` }));
    const send = async (to: object[], days: number) => {
      const { id } = await begin({ to }, call);
      return { id, answer: await call(`POST /api/email/drafts/${id}/send`, { at: noon(days) }) };
    };
    let last = 0;
    for (let left = limits.outsideADay; left > 0; left -= many.length) last = (await send(many, 3)).id;
    const refused = (await send([outside, address('rui')], 3)).answer;
    expect(refused.json()).toMatchObject({ type: 'too-many-requests', status: 429, detail: expect.stringContaining('500') });
    expect((await send([address('rui')], 3)).answer.statusCode).toBe(200);
    expect((await send([outside], 4)).answer.statusCode).toBe(200);
    await call(`POST /api/email/drafts/${last}/unsend`);
    expect((await send([outside], 3)).answer.statusCode).toBe(200);
    // Sent e-mails count too.
    const me = await server.database.read.selectFrom('users').select('id').where('full_name', '=', 'Ivo Prado').executeTakeFirstOrThrow();
    const left = { recipient: outside.email, name: '', subject: '', secret: false, state: 'sent' as const, busca: '', author_id: me.id };
    const times = { created_at: noon(4), queued_at: noon(4), due_at: noon(4), sent_at: noon(4) };
    await server.database.write((db) =>
      db
        .insertInto('mails')
        .values(Array.from({ length: limits.outsideADay - 1 }, () => ({ ...left, ...times })))
        .execute(),
    );
    expect((await send([outside], 4)).answer.statusCode).toBe(429);
    await server.database.write((db) => db.deleteFrom('mails').where('author_id', '=', me.id).execute());
  });

  test('skips e-mails that were moved to the trash', async () => {
    const { id } = await begin({ to: [address('eva')], subject: 'Engano' });
    const at = new Date(Date.now() + 1500).toISOString();
    expect((await people.ana.call(`POST /api/email/drafts/${id}/send`, { at })).statusCode).toBe(200);
    await people.ana.call('POST /apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    await vi.waitFor(async () => expect((await people.ana.call(`GET /api/email/drafts/${id}`)).json().sendAt).toBeNull(), 8000);
    expect((await box(people.eva.call, 'inbox')).map(({ subject }) => subject)).not.toContain('Engano');
  });

  test('to an address without an account uses the outbox, whose admins see neither subject nor text', async () => {
    const { id } = await begin({ to: [outside, address('rui')], subject: 'Segredo nosso', message: '<p>Entre nós.</p>' });
    await leave(id);
    await vi.waitFor(async () => expect((await shown(people.ana.call, id)).deliveries).toMatchObject([{ state: 'unsent' }]), 8000);
    expect((await shown(people.ana.call, id)).deliveries).toEqual([{ email: outside.email, state: 'unsent', error: '', dueAt: null }]);
    expect((await box(people.ana.call, 'sent')).find((mail) => mail.id === id)?.hasFailed).toBe(true);
    const [arrived] = (await box(people.rui.call, 'inbox')).filter(({ subject }) => subject === 'Segredo nosso');
    expect(await shown(people.rui.call, arrived?.id as number)).toMatchObject({ deliveries: [] });

    const { call: chief } = await createPerson(server, 'Caio Chefe', 'admin');
    const outbox = await chief('GET /api/outbox');
    expect(outbox.body).not.toContain('Segredo');
    expect(outbox.json().mails).toMatchObject([{ recipient: outside.email, subject: '', hasText: false, writtenBy: 'Ana Lima' }]);
    const [mail] = outbox.json().mails;
    expect((await chief(`GET /api/outbox/${mail.id}`)).json()).toMatchObject({ text: null, hasText: false });
    expect((await chief(`GET /api/outbox?q=ana%20lima`)).json().total).toBe(1);
    expect((await chief(`POST /api/outbox/${mail.id}/retry`)).statusCode).toBe(200);
    expect((await people.ana.call(`POST /api/email/mails/${id}/retry`)).statusCode).toBe(200);
    expect((await people.rui.call(`POST /api/email/mails/${arrived?.id}/retry`)).statusCode).toBe(404);
    // A mail removed from the outbox was not delivered, as its author sees; once delivered, the outbox may purge it.
    expect((await chief(`DELETE /api/outbox/${mail.id}`)).statusCode).toBe(200);
    expect((await shown(people.ana.call, id)).deliveries).toMatchObject([{ state: 'failed', error: 'removedByAdmin' }]);
    expect((await people.ana.call(`POST /api/email/mails/${id}/retry`)).statusCode).toBe(200);
    await server.database.write((db) => db.updateTable('mails').set({ state: 'sent' }).where('id', '=', mail.id).execute());
    expect((await chief(`DELETE /api/outbox/${mail.id}`)).statusCode).toBe(200);
    expect(await shown(people.ana.call, id)).toMatchObject({ subject: 'Segredo nosso', deliveries: [] });
    expect((await people.ana.call(`POST /api/email/mails/${id}/retry`)).statusCode).toBe(409);
  });

  test('happens once for a scheduled e-mail, whichever process does it', async () => {
    const { id } = await begin({ to: [address('eva')], subject: 'Uma vez' });
    const { sendingWorker } = await import('./sending.ts');
    const others = [1, 2, 3].map(() =>
      sendingWorker({
        database: server.database,
        mailer: { sendPersonal: async () => {} },
        events: { publish: () => {} },
        notify: async () => {},
        onError: (error) => expect(error).toBeUndefined(),
      }),
    );
    await sendSoon(id);
    for (const other of others) other.wake();
    await hasLeft(id);
    await Promise.all(others.map((other) => other.stop()));
    expect((await box(people.eva.call, 'inbox')).filter(({ subject }) => subject === 'Uma vez')).toHaveLength(1);
  });
});
