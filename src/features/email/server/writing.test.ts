import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanHtml } from '#kit/server/cleanHtml.ts';
import { hostileHtml } from '#kit/server/testHostileHtml.ts';
import { type Call, type TestServer, testServer } from '#kit/server/testServer.ts';
import { type Draft, type ListedEmail, limits, type ShownEmail } from '../entities.ts';
import type {} from './tables.ts';
import { addPerson, type Person } from './testPeople.ts';

let server: TestServer;
let people: Record<'ana' | 'rui' | 'eva', Person>;
beforeAll(async () => {
  server = await testServer({ demo: true });
  people = { ana: await addPerson(server, 'Ana Lima'), rui: await addPerson(server, 'Rui Dias'), eva: await addPerson(server, 'Eva Reis') };
});
afterAll(() => server.close());

const address = (who: keyof typeof people) => ({ name: who, email: people[who].email });
const outside = { name: 'Órgão', email: 'compras@orgao.example' };
const nothing = { to: [], cc: [], bcc: [], subject: '', message: '' };
const begin = async (said: object = {}, call = people.ana.call): Promise<Draft> =>
  (await call('POST /api/email/drafts', { ...nothing, ...said })).json();
const box = async (call: Call, folder: string): Promise<ListedEmail[]> => (await call(`GET /api/email?folder=${folder}`)).json().emails;
const shown = async (call: Call, id: number): Promise<ShownEmail> => (await call(`GET /api/email/mails/${id}`)).json();
/** As soon as may be: a busy machine takes longer to ask than the moment is away. */
const sendSoon = async (id: number, call = people.ana.call) => {
  for (let wait = 150, status = 0; status !== 200; wait *= 4) {
    const at = new Date(Date.now() + wait).toISOString();
    status = (await call(`POST /api/email/drafts/${id}/send`, { at })).statusCode;
    expect([200, 400]).toContain(status);
    expect(wait).toBeLessThan(10_000);
  }
};
/** Sends it, and waits until it has left. */
const leave = async (id: number, call = people.ana.call) => {
  await sendSoon(id, call);
  await hasLeft(id, call);
};
const hasLeft = (id: number, call = people.ana.call) =>
  vi.waitFor(async () => expect((await shown(call, id)).folder).toBe('sent'), { timeout: 12_000, interval: 40 });
const attach = (id: number, fileName: string, bytes: Uint8Array, call = people.ana.call) =>
  call(`POST /api/email/drafts/${id}/attachments?fileName=${encodeURIComponent(fileName)}`, bytes, {
    'content-type': 'application/octet-stream',
  });
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe('a draft', () => {
  test('is kept as it is written, cleaned, with each address once', async () => {
    const draft = await begin({ to: [address('rui'), { name: '', email: people.rui.email.toUpperCase() }], subject: 'Ata\nda reunião' });
    expect(draft).toMatchObject({ to: [address('rui')], subject: 'Ata da reunião', message: '', inReplyTo: null, sendAt: null });
    const saved = await people.ana.call(`PUT /api/email/drafts/${draft.id}`, {
      ...nothing,
      ...{ subject: 'Ata', message: '<p onclick="x()">Segue.</p><script>x()</script>', savedAt: draft.savedAt },
    });
    expect(saved.json()).toMatchObject({ to: [], subject: 'Ata', message: '<p>Segue.</p>' });
    const [listed] = await box(people.ana.call, 'draft');
    expect(listed).toMatchObject({ id: draft.id, subject: 'Ata', preview: 'Segue.', isDraft: true, isRead: true });
    expect((await people.ana.call(`GET /api/email/drafts/${draft.id}`)).json()).toEqual(saved.json());
  });

  test('of which another window has kept something newer is not overwritten', async () => {
    const { id, savedAt } = await begin({ subject: 'um' });
    const save = (subject: string, seen?: string) =>
      people.ana.call(`PUT /api/email/drafts/${id}`, { ...nothing, subject, ...(seen && { savedAt: seen }) });
    const newer = (await save('dois', savedAt)).json() as Draft;
    expect(newer.savedAt > savedAt).toBe(true);
    expect((await save('três', savedAt)).statusCode).toBe(409);
    expect((await people.ana.call(`GET /api/email/drafts/${id}`)).json().subject).toBe('dois');
    expect((await save('três', newer.savedAt)).statusCode).toBe(200);
    expect((await save('quatro')).statusCode).toBe(200);
  });

  test('is the same when it is begun or kept again, for an answer that was lost', async () => {
    const key = 'janela-1-rascunho';
    const first = await begin({ subject: 'Uma só', to: [address('rui')], key });
    expect(await begin({ subject: 'Uma só', to: [address('rui')], key })).toEqual(first);
    expect((await begin({ subject: 'Uma só', key }, people.rui.call)).id).not.toBe(first.id);
    const save = (message: string) =>
      people.ana.call(`PUT /api/email/drafts/${first.id}`, {
        ...{ ...nothing, to: [address('rui')], subject: 'Uma só', message, savedAt: first.savedAt },
      });
    const saved = await save('<p onclick="x()">Sim</p>');
    expect((await save('<p onclick="x()">Sim</p>')).json()).toEqual(saved.json());
    expect((await save('<p>Não</p>')).statusCode).toBe(409);
  });

  test('names each address that is none, and how many are too many', async () => {
    const wrong = { ...nothing, to: [address('rui'), outside, { name: '', email: 'rui@' }], bcc: [{ name: '', email: 'a b@c.de' }] };
    const answer = await people.ana.call('POST /api/email/drafts', wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().faults.map(({ path }: { path: string }) => path)).toEqual(['body.to.2.email', 'body.bcc.0.email']);
    const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => ({ name: '', email: `p${n + from}@orgao.example` }));
    const tooMany = await people.ana.call('POST /api/email/drafts', { ...nothing, to: many(60), cc: many(41, 60) });
    expect(tooMany.json().faults).toMatchObject([{ path: 'body.cc' }]);
    for (const email of ['a@b', "o'neil+x@exemplo.com.br", 'ana@câmara.gov.br'])
      expect((await begin({ to: [{ name: '', email }] })).to, email).toEqual([{ name: '', email }]);
    for (const email of ['a@b\r\nBcc: x@y.z', 'a@@b', '<a@b>', 'a@b>', 'a,b@c', '.a@b', 'a@-b', '"a b"@c'])
      expect((await people.ana.call('POST /api/email/drafts', { ...nothing, to: [{ name: '', email }] })).statusCode, email).toBe(400);
  });

  test('is nobody else’s', async () => {
    const { id, attachments } = await begin({ subject: 'meu' });
    expect(attachments).toEqual([]);
    const { call } = people.rui;
    const calls = [`GET /api/email/drafts/${id}`, `POST /api/email/drafts/${id}/send`, `POST /api/email/drafts/${id}/unsend`];
    for (const route of calls) expect((await call(route)).statusCode, route).toBe(404);
    expect((await call(`PUT /api/email/drafts/${id}`, nothing)).statusCode).toBe(404);
    expect((await attach(id, 'a.txt', Buffer.from('a'), call)).statusCode).toBe(404);
    expect((await call(`POST /api/email/mails/${id}/drafts`, { as: 'reply' })).statusCode).toBe(404);
    // Nor is it answered by its author while it has not left.
    expect((await people.ana.call(`POST /api/email/mails/${id}/drafts`, { as: 'reply' })).statusCode).toBe(404);
  });

  test('may be as long as was promised, in letters of any size, also as cleaning leaves it', async () => {
    const { id } = await begin();
    const save = (message: string) => people.ana.call(`PUT /api/email/drafts/${id}`, { ...nothing, message });
    expect((await save('€'.repeat(limits.html))).statusCode).toBe(200);
    const longer = await save('<'.repeat(200_000));
    expect(longer.json()).toMatchObject({ type: 'validation', faults: [{ path: 'body.message' }] });
    expect((await save('<p><b>'.repeat(50_000))).statusCode).toBe(400);
  });

  test('is refused with a word where it is garbage', async () => {
    const bodies: unknown[] = [{}, [], { ...nothing, to: 'x' }, { ...nothing, to: [null] }, { ...nothing, more: 1 }];
    for (const body of [...bodies, { ...nothing, subject: 'x'.repeat(251) }, { ...nothing, message: 'x'.repeat(500_001) }])
      expect((await people.ana.call('POST /api/email/drafts', body)).statusCode, JSON.stringify(body).slice(0, 60)).toBe(400);
    for (const id of ['0', '-1', 'x', '9007199254740993', '1.5'])
      for (const route of [`GET /api/email/drafts/${id}`, `POST /api/email/drafts/${id}/send`, `POST /api/email/mails/${id}/retry`])
        expect([400, 404], route).toContain((await people.ana.call(route)).statusCode);
    const { id } = await begin();
    for (const savedAt of ['x', '', 7])
      expect((await people.ana.call(`PUT /api/email/drafts/${id}`, { ...nothing, savedAt })).statusCode).toBe(400);
  });
});

describe('sending', () => {
  test('can be undone until it leaves; then it is in the boxes of all who have an account, once', async () => {
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
    // Whoever writes to themselves has it twice.
    expect(await box(people.ana.call, 'inbox')).toMatchObject([{ subject: 'Pregão 12' }]);
    // Nobody but its author learns whom it went to in secret.
    expect((await shown(people.rui.call, arrived[0]?.id as number)).bcc).toEqual([]);
    expect((await shown(people.ana.call, draft.id)).bcc).toEqual([address('ana')]);
  });

  test('needs somebody to send to, and a moment within a year', async () => {
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

  test('takes out of the trash what was thrown away before', async () => {
    const key = 'o que saiu não recomeça';
    const { id } = await begin({ to: [address('eva')], subject: 'Afinal sim', key });
    await people.ana.call('POST /apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    await leave(id);
    expect((await box(people.eva.call, 'inbox')).map(({ subject }) => subject)).toContain('Afinal sim');
    expect((await people.ana.call('POST /api/email/drafts', { ...nothing, key })).statusCode).toBe(404);
  });

  test('does not happen where something newer was kept than its writer has seen', async () => {
    const { id, savedAt } = await begin({ to: [address('eva')], subject: 'um' });
    const newer = (await people.ana.call(`PUT /api/email/drafts/${id}`, { ...nothing, to: [address('rui')], savedAt })).json() as Draft;
    const send = (seen: string) => people.ana.call(`POST /api/email/drafts/${id}/send`, { savedAt: seen });
    expect((await send(savedAt)).statusCode).toBe(409);
    expect((await send(newer.savedAt)).statusCode).toBe(200);
  });

  test('waits while its author is removed and can come back; mail to them awaits them in their box', async () => {
    const { call, id: gone, email } = await addPerson(server, 'Volta Logo');
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
    // Another mail that leaves wakes whoever sends.
    await leave((await begin({ to: [address('eva')] })).id);
    await vi.waitFor(async () => expect(await arrived()).toContain('De quem volta'), 8000);
    expect((await box(call, 'inbox')).map(({ subject }) => subject)).toContain('Para quem volta');
  });

  test('that fails is tried again later, and in the end it is a draft again, of which its author is told', async () => {
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
      // A message that nobody can read.
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
    // Its recipients were spoilt: nobody could show it.
    await server.database.write((db) => db.deleteFrom('email_messages').where('subject', '=', 'Impossível').execute());
  });

  test('to addresses outside has an end for each day, whatever waits', async () => {
    const { call } = await addPerson(server, 'Ivo Prado');
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
    // What has left counts too.
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

  test('of what was thrown away meanwhile does not happen', async () => {
    const { id } = await begin({ to: [address('eva')], subject: 'Engano' });
    const at = new Date(Date.now() + 1500).toISOString();
    expect((await people.ana.call(`POST /api/email/drafts/${id}/send`, { at })).statusCode).toBe(200);
    await people.ana.call('POST /apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    await vi.waitFor(async () => expect((await people.ana.call(`GET /api/email/drafts/${id}`)).json().sendAt).toBeNull(), 8000);
    expect((await box(people.eva.call, 'inbox')).map(({ subject }) => subject)).not.toContain('Engano');
  });

  test('to somebody without an account is the outbox’s, whose admins see neither subject nor text', async () => {
    const { id } = await begin({ to: [outside, address('rui')], subject: 'Segredo nosso', message: '<p>Entre nós.</p>' });
    await leave(id);
    await vi.waitFor(async () => expect((await shown(people.ana.call, id)).deliveries).toMatchObject([{ state: 'unsent' }]), 8000);
    expect((await shown(people.ana.call, id)).deliveries).toEqual([{ email: outside.email, state: 'unsent', error: '', dueAt: null }]);
    expect((await box(people.ana.call, 'sent')).find((mail) => mail.id === id)?.hasFailed).toBe(true);
    const [arrived] = (await box(people.rui.call, 'inbox')).filter(({ subject }) => subject === 'Segredo nosso');
    expect(await shown(people.rui.call, arrived?.id as number)).toMatchObject({ deliveries: [] });

    const { call: chief } = await addPerson(server, 'Caio Chefe', 'admin');
    const outbox = await chief('GET /api/outbox');
    expect(outbox.body).not.toContain('Segredo');
    expect(outbox.json().mails).toMatchObject([{ recipient: outside.email, subject: '', hasText: false, writtenBy: 'Ana Lima' }]);
    const [mail] = outbox.json().mails;
    expect((await chief(`GET /api/outbox/${mail.id}`)).json()).toMatchObject({ text: null, hasText: false });
    expect((await chief(`GET /api/outbox?q=ana%20lima`)).json().total).toBe(1);
    expect((await chief(`POST /api/outbox/${mail.id}/retry`)).statusCode).toBe(200);
    expect((await people.ana.call(`POST /api/email/mails/${id}/retry`)).statusCode).toBe(200);
    expect((await people.rui.call(`POST /api/email/mails/${arrived?.id}/retry`)).statusCode).toBe(404);
    // What is taken out of the outbox has not arrived, as its author sees; once it has, the outbox may forget it.
    expect((await chief(`DELETE /api/outbox/${mail.id}`)).statusCode).toBe(200);
    expect((await shown(people.ana.call, id)).deliveries).toMatchObject([{ state: 'failed', error: 'removedByAdmin' }]);
    expect((await people.ana.call(`POST /api/email/mails/${id}/retry`)).statusCode).toBe(200);
    await server.database.write((db) => db.updateTable('mails').set({ state: 'sent' }).where('id', '=', mail.id).execute());
    expect((await chief(`DELETE /api/outbox/${mail.id}`)).statusCode).toBe(200);
    expect(await shown(people.ana.call, id)).toMatchObject({ subject: 'Segredo nosso', deliveries: [] });
    expect((await people.ana.call(`POST /api/email/mails/${id}/retry`)).statusCode).toBe(409);
  });

  test('what waits leaves once, whichever process sees to it', async () => {
    const { id } = await begin({ to: [address('eva')], subject: 'Uma vez' });
    const { sendingWorker } = await import('./sending.ts');
    const others = [1, 2, 3].map(() =>
      sendingWorker({
        database: server.database,
        mailer: { sendPersonal: async () => {} },
        events: { tell: () => {} },
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

describe('an answer', () => {
  let arrived: ListedEmail;
  beforeAll(async () => {
    const { id } = await begin({
      ...{ to: [address('rui'), outside], cc: [address('eva')], subject: 'Re: RE: Minuta' },
      message: '<p>Pode <b>ver</b>?</p><img src="https://elsewhere.invalid/x.png">',
    });
    await attach(id, 'minuta.txt', Buffer.from('Minuta'));
    await leave(id);
    arrived = (await box(people.rui.call, 'inbox')).find(({ subject }) => subject.includes('Minuta')) as ListedEmail;
  });
  const respond = async (as: string, call: Call, id: number, language = 'pt'): Promise<Draft> =>
    (await call(`POST /api/email/mails/${id}/drafts`, { as }, { 'accept-language': language })).json();

  test('goes to whoever wrote, quotes it in the language of whoever answers, and stays in the thread', async () => {
    const draft = await respond('reply', people.rui.call, arrived.id);
    expect(draft).toMatchObject({
      to: [{ email: people.ana.email }],
      cc: [],
      bcc: [],
      subject: 'Re: Minuta',
      inReplyTo: arrived.id,
      attachments: [],
    });
    expect(draft.message).toMatch(
      /^<p><\/p><p>Em \d+ de \S+ de \d{4} às \d\d:\d\d, .+ escreveu:<\/p><blockquote><p>Pode <b>ver<\/b>\?<\/p>/,
    );
    expect((await respond('reply', people.rui.call, arrived.id, 'de')).message).toContain('schrieb');
    const { savedAt: _, ...said } = draft;
    await people.rui.call(`PUT /api/email/drafts/${draft.id}`, {
      ...{ to: said.to, cc: [], bcc: [], subject: said.subject, message: `<p>Vi.</p>${said.message}` },
    });
    await leave(draft.id, people.rui.call);
    const answer = (await box(people.ana.call, 'inbox')).find(({ subject }) => subject === 'Re: Minuta') as ListedEmail;
    expect(answer.preview).not.toContain('Pode');
    expect((await shown(people.ana.call, answer.id)).thread.map(({ subject }) => subject)).toEqual(['Re: RE: Minuta']);
  });

  test('in which nothing was written can be let go of, any other draft cannot', async () => {
    const { call } = people.rui;
    const drop = async (id: number) => (await call(`DELETE /api/email/drafts/${id}`)).json();
    const untouched = await respond('forward', call, arrived.id);
    expect(await drop(untouched.id)).toEqual({ removed: true });
    expect((await call(`GET /api/email/drafts/${untouched.id}`)).statusCode).toBe(404);
    const written = await respond('reply', call, arrived.id);
    await call(`PUT /api/email/drafts/${written.id}`, { ...nothing, message: 'Sim.' });
    const attachedTo = await respond('reply', call, arrived.id);
    await attach(attachedTo.id, 'ata.txt', Buffer.from('Ata'), call);
    for (const { id } of [written, attachedTo, await begin({}, call)]) expect(await drop(id)).toEqual({ removed: false });
  });

  test('to all leaves out whoever answers, and nobody twice', async () => {
    const draft = await respond('replyAll', people.rui.call, arrived.id);
    expect(draft.to.map(({ email }) => email)).toEqual([people.ana.email, outside.email]);
    expect(draft.cc.map(({ email }) => email)).toEqual([people.eva.email]);
  });

  test('to one’s own mail goes to those whom it was for', async () => {
    const own = (await box(people.ana.call, 'sent')).find(({ subject }) => subject.includes('Minuta')) as ListedEmail;
    expect((await respond('reply', people.ana.call, own.id)).to.map(({ email }) => email)).toEqual([people.rui.email, outside.email]);
  });

  test('passed on has its attachments, whose bytes are kept once', async () => {
    const draft = await respond('forward', people.rui.call, arrived.id, 'fr');
    expect(draft).toMatchObject({ to: [], subject: 'Tr: Re: RE: Minuta', attachments: [{ fileName: 'minuta.txt', bytes: 6 }] });
    expect(draft.message).toContain('Message transféré');
    const rows = await server.database.read.selectFrom('email_attachments').select('file').where('file_name', '=', 'minuta.txt').execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ file }) => file)).size).toBe(1);
    // Taken off here, it is still there.
    const [attachment] = draft.attachments;
    expect((await people.rui.call(`DELETE /api/email/drafts/${draft.id}/attachments/${attachment?.id}`)).statusCode).toBe(200);
    const { attachments } = await shown(people.rui.call, arrived.id);
    expect((await server.call(`GET ${attachments[0]?.url}`)).body).toBe('Minuta');
  });
});

describe('an attachment', () => {
  test('is kept as it came, under a name without a path, and served as a file to whoever holds its address', async () => {
    const draft = await begin();
    const kept = (await attach(draft.id, '../../etc/edital "nº 1"\u202etxt.pdf', Buffer.from('%PDF-1.4 x'))).json();
    expect(kept).toMatchObject({ fileName: 'edital _nº 1_ txt.pdf', size: '1 KB', bytes: 10, thumbnail: '' });
    const served = await server.call(`GET ${kept.url}`);
    expect(served.body).toBe('%PDF-1.4 x');
    expect(served.headers).toMatchObject({
      ...{ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff', 'content-length': '10' },
      'content-disposition': "attachment; filename*=UTF-8''edital%20_n%C2%BA%201_%20txt.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await server.call(`GET ${kept.url}&inline=true`)).headers['content-disposition']).toMatch(/^attachment/);
    const url = new URL(kept.url, 'http://x');
    url.searchParams.set('signature', 'x');
    expect((await server.call(`GET ${url.pathname}${url.search}`)).statusCode).toBe(404);
    expect((await server.call(`GET ${url.pathname}`)).statusCode).toBe(400);
    expect((await server.call(`GET ${kept.url.replace('/attachments/', '/frames/')}`)).statusCode).toBe(404);
  });

  test('that is a picture shows itself, and nothing that only says so', async () => {
    const draft = await begin();
    const picture = (await attach(draft.id, 'foto.txt', png)).json();
    const shownInline = await server.call(`GET ${picture.thumbnail}`);
    expect(shownInline.headers).toMatchObject({ 'content-type': 'image/png', 'content-disposition': 'inline' });
    expect(shownInline.rawPayload).toEqual(png);
    expect((await attach(draft.id, 'foto.png', Buffer.from(hostileHtml.drawing as string))).json().thumbnail).toBe('');
    expect(
      (await people.ana.call(`GET /api/email/drafts/${draft.id}`)).json().attachments.map(({ fileName }: { fileName: string }) => fileName),
    ).toEqual(['foto.txt', 'foto.png']);
  });

  test('is refused when it is too large or one too many, and nothing of it stays', async () => {
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

  test('that is taken off goes at once, unless another mail has it', async () => {
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

  test('is refused where the account has as many as it may have', async () => {
    const { call } = await addPerson(server, 'Lia Prado');
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
    await change(limits.accountBytes);
    const refused = await attach(id, 'b.txt', Buffer.from('b'), call);
    expect(refused.json()).toMatchObject({ type: 'too-large', detail: expect.stringContaining('2 GB') });
    await change(limits.accountBytes - 1);
    expect((await attach(id, 'b.txt', Buffer.from('b'), call)).statusCode).toBe(201);
  });

  test('that no mail has any more goes with time, and none that one has', async () => {
    const { removeUnusedFiles } = await import('./tidy.ts');
    const draft = await begin();
    const [gone, kept] = [
      (await attach(draft.id, 'a.txt', Buffer.from('a'))).json(),
      (await attach(draft.id, 'b.txt', Buffer.from('b'))).json(),
    ];
    const fileOf = async (id: string) =>
      (await server.database.read.selectFrom('email_attachments').select('file').where('id', '=', id).executeTakeFirstOrThrow()).file;
    const [goneFile, keptFile] = [await fileOf(gone.id), await fileOf(kept.id)];
    // As when the last mail with it is deleted.
    await server.database.write((db) => db.deleteFrom('email_attachments').where('id', '=', gone.id).execute());
    const removed: string[] = [];
    const files = { remove: async (name: string) => void removed.push(name) } as never;
    const step = removeUnusedFiles({ database: server.database, files, onError: (error) => expect(error).toBeUndefined() });
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
    // Noticed, but for the first time.
    expect(removed).toEqual([]);
    await age('unused_since');
    await tidy();
    await vi.waitFor(() => expect(removed).toContain(goneFile));
    expect(removed).not.toContain(keptFile);
  });

  test('lies apart from the files of imports', async () => {
    if (server.database.engine.name === 'sqlite') expect((await readdir(join(server.dataDir, 'attachments'))).length).toBeGreaterThan(0);
    else
      expect(
        await server.database.read.selectFrom('arquivos').select('nome').where('nome', 'like', 'attachments/%').limit(1).execute(),
      ).toHaveLength(1);
  });
});

describe('the frame', () => {
  const frameOf = async (message: string) => {
    const draft = await begin({ subject: '</title><script>hit()</script>', message });
    const { frame, hasRemoteImages } = await shown(people.ana.call, draft.id);
    return { frame, hasRemoteImages, open: (more = '') => server.call(`GET ${frame}${more}`) };
  };

  test('shows a message in which nothing runs, to our own pages alone', async () => {
    const { open, frame } = await frameOf('<p>Olá</p>');
    const page = await open();
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<p>Olá</p>');
    expect(page.body).not.toContain('<script');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    expect(policy).not.toContain('allow-scripts');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect((await server.call(`GET ${frame.replace(/frames\/\d+/, 'frames/999999')}`)).statusCode).toBe(404);
    expect((await server.call(`GET ${frame.replace(/frames\/\d+/, 'frames/x')}`)).statusCode).toBe(404);
  });

  test('asks nobody else for pictures until that is wanted, and keeps their places', async () => {
    const { open, hasRemoteImages } = await frameOf(
      '<img src="https://elsewhere.invalid/a.png" alt="Selo" width="40" height="30"><p>x</p>',
    );
    expect(hasRemoteImages).toBe(true);
    const without = (await open()).body;
    expect(without).not.toContain('elsewhere.invalid');
    expect(without).toMatch(/<img src="data:image\/gif[^>]*data-left-out alt="Selo" width="40" height="30"/);
    const withThem = await open('&images=true');
    expect(withThem.body).toContain('https://elsewhere.invalid/a.png');
    expect(withThem.headers['content-security-policy']).toContain("img-src data: 'self' https: http:");
    expect((await frameOf(`<img src="data:image/png;base64,${png.toString('base64')}">`)).hasRemoteImages).toBe(false);
  });

  test('cleans again what stands in the database, whoever wrote it there', async () => {
    const { open, frame } = await frameOf('<p>a</p>');
    const id = Number(/frames\/(\d+)/.exec(frame)?.[1]);
    for (const [what, html] of Object.entries(hostileHtml)) {
      await server.database.write((db) => db.updateTable('email_messages').set({ html }).where('id', '=', id).execute());
      const { body } = await open();
      const marks = body.slice(body.indexOf('<body')).replace(/="[^"]*"/g, '');
      expect(marks, what).not.toMatch(/<(script|svg|math|style|iframe|object|embed|form|link|meta|base|template)\b|<[^>]*\son[a-z]/i);
      expect(body.match(/\s(src|srcset|background|poster|data|style)="[^"]*elsewhere/), what).toBeNull();
      expect(body, what).toContain(cleanHtml(html).split('<img')[0]);
    }
  });
});

test('people to write to are found by name and address, without those who have gone', async () => {
  const find = async (q: string) => (await people.ana.call(`GET /api/email/recipients?q=${encodeURIComponent(q)}`)).json().recipients;
  expect(await find(people.rui.email)).toMatchObject([{ id: people.rui.id, email: people.rui.email }]);
  const gone = await addPerson(server, 'Foi Embora');
  expect(await find('foi embora')).toHaveLength(1);
  await server.database.write((db) =>
    db.updateTable('users').set({ removed_at: new Date().toISOString() }).where('id', '=', gone.id).execute(),
  );
  expect(await find('foi embora')).toEqual([]);
});
