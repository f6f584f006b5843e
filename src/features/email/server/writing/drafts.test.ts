import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#kit/server/testing/testServer.ts';
import { type Draft, type ListedEmail, limits } from '../../entities.ts';
import type {} from '../tables.ts';
import { createPerson } from '../testPeople.ts';
import { box, nothing, outside, shown, testWriting } from './testWriting.ts';

const { server, people, address, begin, leave, attach } = testWriting();

describe('a draft', () => {
  test('is saved as written, sanitized, with each address once', async () => {
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

  test('does not overwrite a newer version of another window', async () => {
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

  test('is created and saved once if a request is repeated after a lost reply', async () => {
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

  test('is refused if its formatting is too complex, with the limit', async () => {
    const save = (message: string) => people.ana.call('POST /api/email/drafts', { ...nothing, message });
    const refused = await save('<td>'.repeat(122_500));
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(refused.json()).toMatchObject({
      type: 'validation',
      faults: [{ path: 'body.message', message: 'tem formatação demais: o limite é de 60000 tags HTML' }],
    });
    expect((await save('<div>'.repeat(600))).json().faults).toEqual([{ path: 'body.message', message: expect.stringContaining('500') }]);
    // A long one that people write is stored, and can be replied to.
    const long = '<p style="color:#333333">Segue a <b>ata</b> da reunião de ontem, com os anexos.</p>'.repeat(500);
    const draft = await begin({ to: [address('rui')], message: long });
    expect(draft.message).toBe(long);
    await leave(draft.id);
    const [{ id }] = (await box(people.rui.call, 'inbox')) as [ListedEmail];
    const answer = (await people.rui.call(`POST /api/email/mails/${id}/drafts`, { as: 'reply' })).json() as Draft;
    expect(answer.message).toContain(`<blockquote>${long}</blockquote>`);
  });

  test('is limited in number if long and saved at the same moment; other accounts do not notice', async () => {
    const message = '<td>'.repeat(8000);
    /** The authors whose drafts were saved, in the order of the replies. */
    const kept: Call[] = [];
    const save = async (call: Call) => {
      const answer = await call('POST /api/email/drafts', { ...nothing, message });
      if (answer.statusCode === 201) kept.push(call);
      return answer;
    };
    const answers = await Promise.all([...Array.from({ length: 20 }, () => save(people.ana.call)), save(people.eva.call)]);
    expect(kept.indexOf(people.eva.call)).toBeLessThan(kept.lastIndexOf(people.ana.call));
    expect(answers.at(-1)?.statusCode).toBe(201);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBe(answers.length - refused.length);
  });

  test('names each invalid address, and the limit of recipients', async () => {
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

  test('is visible to its author only', async () => {
    const { id, attachments } = await begin({ subject: 'meu' });
    expect(attachments).toEqual([]);
    const { call } = people.rui;
    const calls = [`GET /api/email/drafts/${id}`, `POST /api/email/drafts/${id}/send`, `POST /api/email/drafts/${id}/unsend`];
    for (const route of calls) expect((await call(route)).statusCode, route).toBe(404);
    expect((await call(`PUT /api/email/drafts/${id}`, nothing)).statusCode).toBe(404);
    expect((await attach(id, 'a.txt', Buffer.from('a'), call)).statusCode).toBe(404);
    expect((await call(`POST /api/email/mails/${id}/drafts`, { as: 'reply' })).statusCode).toBe(404);
    // Nor can its author reply to it while it is unsent.
    expect((await people.ana.call(`POST /api/email/mails/${id}/drafts`, { as: 'reply' })).statusCode).toBe(404);
  });

  test('may have the maximum length in characters of any size, also after sanitizing', async () => {
    const { id } = await begin();
    const save = (message: string) => people.ana.call(`PUT /api/email/drafts/${id}`, { ...nothing, message });
    expect((await save('€'.repeat(limits.html))).statusCode).toBe(200);
    const longer = await save('<'.repeat(200_000));
    expect(longer.json()).toMatchObject({ type: 'validation', faults: [{ path: 'body.message' }] });
    expect((await save('<p><b>'.repeat(50_000))).statusCode).toBe(400);
  });

  test('is refused with a clear error if it is malformed', async () => {
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

describe('a reply', () => {
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

  test('goes to the sender, quotes the e-mail in the user’s language, and stays in the thread', async () => {
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

  test('can be dropped if it is untouched; other drafts cannot', async () => {
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

  test('to all leaves out the user and duplicates', async () => {
    const draft = await respond('replyAll', people.rui.call, arrived.id);
    expect(draft.to.map(({ email }) => email)).toEqual([people.ana.email, outside.email]);
    expect(draft.cc.map(({ email }) => email)).toEqual([people.eva.email]);
  });

  test('to one’s own e-mail goes to its recipients', async () => {
    const own = (await box(people.ana.call, 'sent')).find(({ subject }) => subject.includes('Minuta')) as ListedEmail;
    expect((await respond('reply', people.ana.call, own.id)).to.map(({ email }) => email)).toEqual([people.rui.email, outside.email]);
  });

  test('that forwards an e-mail has its attachments, whose bytes are stored once', async () => {
    const draft = await respond('forward', people.rui.call, arrived.id, 'fr');
    expect(draft).toMatchObject({ to: [], subject: 'Tr: Re: RE: Minuta', attachments: [{ fileName: 'minuta.txt', bytes: 6 }] });
    expect(draft.message).toContain('Message transféré');
    const rows = await server.database.read.selectFrom('email_attachments').select('file').where('file_name', '=', 'minuta.txt').execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ file }) => file)).size).toBe(1);
    // Removed here, it still exists there.
    const [attachment] = draft.attachments;
    expect((await people.rui.call(`DELETE /api/email/drafts/${draft.id}/attachments/${attachment?.id}`)).statusCode).toBe(200);
    const { attachments } = await shown(people.rui.call, arrived.id);
    expect((await server.call(`GET ${attachments[0]?.url}`)).body).toBe('Minuta');
  });
});

test('finds recipients by name and address, without removed accounts', async () => {
  const find = async (q: string) => (await people.ana.call(`GET /api/email/recipients?q=${encodeURIComponent(q)}`)).json().recipients;
  expect(await find(people.rui.email)).toMatchObject([{ id: people.rui.id, email: people.rui.email }]);
  const gone = await createPerson(server, 'Foi Embora');
  expect(await find('foi embora')).toHaveLength(1);
  await server.database.write((db) =>
    db.updateTable('users').set({ removed_at: new Date().toISOString() }).where('id', '=', gone.id).execute(),
  );
  expect(await find('foi embora')).toEqual([]);
});
