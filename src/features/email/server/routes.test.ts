// The specification's e-mail calls: what each returns and what it changes.
import { describe, expect, test } from 'vitest';
import { testMailbox } from './mailbox/testMailbox.ts';
import { insertMail, insertMails } from './testMails.ts';

const box = testMailbox();

describe('GET /apps/email/emails', () => {
  test('returns e-mails in the specification’s format', async () => {
    const to = [{ name: 'Helena', email: 'admin@demo.com' }];
    const cc = [{ name: 'Rui', email: 'rui@x.example' }];
    const id = await box.insert({ subject: 'Edital', html: '<p>Oi</p>', to, cc, at: '2026-05-28T11:00:00.000Z' });
    expect((await box.list()).emails).toEqual([
      {
        ...{ id, subject: 'Edital', message: '<p>Oi</p>', to, cc: ['rui@x.example'], bcc: [], attachments: [], replies: [] },
        from: { name: 'Ana Paz', email: 'ana@x.example', avatar: '' },
        ...{ isStarred: false, isRead: false, labels: [], time: '2026-05-28T11:00:00.000Z', folder: 'inbox' },
      },
    ]);
  });

  test('shows the inbox by default; all but the trash if the folder is empty; newest first', async () => {
    await box.insert({ subject: 'older' });
    await box.insert({ subject: 'newer' });
    const others = ['sent', 'draft', 'spam', 'trash'] as const;
    for (const folder of others) await box.insert({ subject: folder, folder });
    expect(await box.subjects()).toEqual(['newer', 'older']);
    expect(await box.subjects('?q=&folder=inbox&label=')).toEqual(['newer', 'older']);
    for (const folder of others) expect(await box.subjects(`?folder=${folder}`)).toEqual([folder]);
    expect(await box.subjects('?folder=')).toEqual(['spam', 'draft', 'sent', 'newer', 'older']);
    expect((await box.admin('GET /apps/email/emails?folder=outbox')).statusCode).toBe(400);
  });

  test('shows starred e-mails of every folder but the trash', async () => {
    await box.insert({ subject: 'plain' });
    for (const folder of ['inbox', 'sent', 'draft', 'spam', 'trash'] as const)
      await box.insert({ subject: folder, folder, isStarred: true });
    expect(await box.subjects('?folder=starred')).toEqual(['spam', 'draft', 'sent', 'inbox']);
  });

  test('filters a folder by label', async () => {
    await box.insert({ subject: 'none' });
    await box.insert({ subject: 'two', labels: ['company', 'private'] });
    await box.insert({ subject: 'spam', folder: 'spam', labels: ['private'] });
    expect(await box.subjects('?label=private')).toEqual(['two']);
    expect(await box.subjects('?folder=spam&label=private')).toEqual(['spam']);
    expect(await box.subjects('?label=important')).toEqual([]);
    expect((await box.list('?label=company')).emails[0]?.labels).toEqual(['private', 'company']);
    expect((await box.admin('GET /apps/email/emails?label=urgent')).statusCode).toBe(400);
  });

  test('searches the subject, regardless of accents, case and punctuation', async () => {
    await box.insert({ subject: 'Pregão 100% eletrônico_2' });
    await box.insert({ subject: 'Ata', html: '<p>pregão</p>' });
    for (const q of ['PREGAO', 'egão', '100%', 'nico_']) expect(await box.subjects(`?q=${encodeURIComponent(q)}`)).toHaveLength(1);
    for (const q of ['p%o', '_ta', '\\']) expect(await box.subjects(`?q=${encodeURIComponent(q)}`)).toEqual([]);
  });

  test('counts unread e-mails of inbox and spam, and all drafts, whatever the filter', async () => {
    await box.insert({ subject: 'a' });
    await box.insert({ subject: 'b', isRead: true });
    await box.insert({ folder: 'draft', isRead: true });
    await box.insert({ folder: 'draft' });
    await box.insert({ folder: 'spam' });
    await box.insert({ folder: 'spam', isRead: true });
    await box.insert({ folder: 'trash' });
    const emailsMeta = { inbox: 1, draft: 2, spam: 1 };
    for (const query of ['', '?folder=trash', '?q=zzz', '?label=private']) expect(await box.list(query)).toMatchObject({ emailsMeta });
    expect((await box.admin('GET /api/email/meta')).json()).toEqual(emailsMeta);
    expect((await box.page('?unread=true')).total).toBe(emailsMeta.inbox);
    expect(await box.list('', box.client)).toEqual({ emails: [], emailsMeta: { inbox: 0, draft: 0, spam: 0 } });
  });

  test('returns as replies the older e-mails of the thread in the mailbox, except trash and drafts', async () => {
    const user = box.ids.admin;
    const first = await insertMail(box.server.database, { subject: 'first', boxes: [{ user, folder: 'sent', isOwn: true }] });
    const hidden = { answers: first.message, boxes: [{ user: box.ids.client }] };
    await insertMail(box.server.database, { subject: 'of others', ...hidden });
    await box.insert({ subject: 'thrown away', answers: first.message, folder: 'trash' });
    await box.insert({ subject: 'unfinished', answers: first.message, folder: 'draft', isOwn: true, sendAt: null });
    await box.insert({ subject: 'unfinished, elsewhere', answers: first.message, folder: 'spam', isOwn: true, sendAt: null });
    const toOneself = { subject: 'second', answers: first.message, boxes: [{ user, folder: 'draft' as const, isOwn: true }, { user }] };
    await insertMail(box.server.database, toOneself);
    await box.insert({ subject: 'third', answers: first.message });
    const { emails } = await box.list();
    expect(emails.map(({ subject, replies }) => [subject, replies.map((reply) => [reply.subject, reply.replies])])).toEqual([
      [
        'third',
        [
          ['first', []],
          ['second', []],
        ],
      ],
      ['second', [['first', []]]],
    ]);
    expect((await box.page()).emails.map(({ replies }) => replies)).toEqual([2, 1]);
  });

  test('returns at most a thousand', async () => {
    await insertMails(box.server.database, box.ids.admin, 1100);
    expect((await box.list()).emails).toHaveLength(1000);
    expect(await box.page('?page=22')).toMatchObject({ emails: { length: 50 }, total: 1100 });
  });

  test('returns fewer if they are too large, but at least one', async () => {
    const html = 'x'.repeat(9 * 2 ** 20);
    await box.insert({ subject: 'older', html });
    await box.insert({ subject: 'newer', html });
    expect(await box.subjects()).toEqual(['newer']);
    // The recipients count towards the size too; of the e-mail that does not fit as a whole, the newest replies are returned.
    const to = Array.from({ length: 40_000 }, (_, n) => ({ name: 'Rui '.repeat(30), email: `rui${n}@x.example` }));
    const { message } = await insertMail(box.server.database, { subject: 'first', to, boxes: [{ user: box.ids.admin }] });
    for (const subject of ['second', 'third', 'fourth']) await box.insert({ subject, to, answers: message });
    const { emails } = await box.list();
    expect(emails.map(({ subject, replies }) => [subject, replies.map((reply) => reply.subject)])).toEqual([['fourth', ['third']]]);
  });
});

describe('POST /apps/email/update-emails', () => {
  test('merges the changes into each e-mail, and returns nothing', async () => {
    const [one, two, other] = [await box.insert({ isStarred: true, labels: ['company'] }), await box.insert(), await box.insert()];
    const answer = await box.update([one, two], { isRead: true });
    expect(answer).toMatchObject({ statusCode: 200, body: '' });
    expect(await box.get(one)).toMatchObject({ isRead: true, isStarred: true, labels: ['company'], folder: 'inbox' });
    await box.update([one, two], { folder: 'spam', labels: ['private', 'important'], isStarred: false });
    for (const id of [one, two])
      expect(await box.get(id)).toMatchObject({ isRead: true, isStarred: false, labels: ['private', 'important'], folder: 'spam' });
    expect(await box.get(other)).toMatchObject({ isRead: false, folder: 'inbox', labels: [] });
    for (const folder of ['draft', 'spam', 'trash', 'inbox'] as const) {
      await box.update([one], { folder });
      expect(await box.get(one)).toMatchObject({ folder });
    }
    expect((await box.update([one], {})).statusCode).toBe(200);
  });

  test('accepts ids as text, and duplicates', async () => {
    const id = await box.insert();
    expect((await box.update([String(id), id], { isRead: true })).statusCode).toBe(200);
    expect(await box.get(String(id) as never)).toMatchObject({ id, isRead: true });
  });

  test.each([
    ['another account’s', async () => (await insertMail(box.server.database, { boxes: [{ user: box.ids.client }] })).lines[0]],
    ['a missing one', async () => 999_999_999],
  ])('with %s among the ids changes none, and says which', async (_, find) => {
    const [own, foreign] = [await box.insert(), await find()];
    const answers = [
      await box.update([own, foreign], { folder: 'trash' }),
      await box.admin('POST /apps/email/update-emails-label', { emailIds: [own, foreign], label: 'private' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ type: 'not-found', faults: [{ path: 'body.emailIds.1' }] });
      expect(answer.json().faults[0].message).toContain(String(foreign));
    }
    expect(await box.get(own)).toMatchObject({ folder: 'inbox', labels: [] });
    expect(await box.subjects('', box.client)).toHaveLength(_ === 'a missing one' ? 0 : 1);
  });

  test.each([
    [[], { isRead: true }],
    [['x'], { isRead: true }],
    [[0], { isRead: true }],
    [Array.from({ length: 1001 }, (_, id) => id + 1), { isRead: true }],
    [[1], { folder: 'outbox' }],
    [[1], { labels: ['urgent'] }],
    [[1], { subject: 'x' }],
    [[1], { isRead: 'yes' }],
  ])('refuses %j with %j', async (emailIds, change) => {
    expect((await box.update(emailIds, change)).statusCode).toBe(400);
  });

  test('changes read state and folder for this account only', async () => {
    const boxes = [{ user: box.ids.admin }, { user: box.ids.client }];
    const { lines } = await insertMail(box.server.database, { boxes });
    await box.update([lines[0]], { isRead: true, isStarred: true, folder: 'trash', labels: ['private'] });
    expect(await box.get(lines[1] as number, box.client)).toMatchObject({ isRead: false, isStarred: false, folder: 'inbox', labels: [] });
  });

  test('cancels a scheduled e-mail that is moved to the trash, also after it is restored', async () => {
    const sendAt = new Date(Date.now() + 60_000).toISOString();
    const id = await box.insert({ folder: 'draft', isOwn: true, sendAt, author: box.ids.admin });
    expect((await box.page('?folder=draft')).emails).toMatchObject([{ isDraft: true, sendAt }]);
    await box.update([id], { isStarred: true, folder: 'draft' });
    expect(await box.show(id)).toMatchObject({ sendAt });
    await box.update([id], { folder: 'trash' });
    await box.update([id], { folder: 'draft' });
    expect(await box.show(id)).toMatchObject({ isDraft: true, sendAt: null, folder: 'draft' });
  });

  test('makes no draft of a received e-mail: it can be neither edited nor sent', async () => {
    const id = await box.insert();
    await box.update([id], { folder: 'draft' });
    expect((await box.page('?folder=draft')).emails).toMatchObject([{ id, isDraft: false }]);
    const sent = { to: [], cc: [], bcc: [], subject: 'x', message: '' };
    for (const answer of [
      await box.admin(`GET /api/email/drafts/${id}`),
      await box.admin(`PUT /api/email/drafts/${id}`, sent),
      await box.admin(`POST /api/email/drafts/${id}/send`, {}),
    ])
      expect(answer.statusCode).toBe(404);
  });

  test('loses no changes made at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => box.insert()));
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => box.update(ids, { isRead: true })),
      ...Array.from({ length: 4 }, () =>
        box.admin('POST /apps/email/update-emails-label', { emailIds: ids.toReversed(), label: 'company' }),
      ),
      box.update(ids.toReversed(), { isStarred: true }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const email of (await box.list()).emails) expect(email).toMatchObject({ isRead: true, isStarred: true, labels: [] });
  });
});

test('POST /apps/email/update-emails-label toggles the label of each e-mail', async () => {
  const [has, hasNot] = [await box.insert({ labels: ['private', 'company'] }), await box.insert({ labels: ['company'] })];
  const answer = await box.admin('POST /apps/email/update-emails-label', { emailIds: [has, String(hasNot)], label: 'private' });
  expect(answer).toMatchObject({ statusCode: 200, body: '' });
  expect(await box.get(has)).toMatchObject({ labels: ['company'] });
  expect(await box.get(hasNot)).toMatchObject({ labels: ['private', 'company'] });
});

describe('GET /apps/email/get-email', () => {
  test('says whether there is an older and a newer one', async () => {
    const ids = [await box.insert(), await box.insert({ folder: 'trash' }), await box.insert()];
    const flags = await Promise.all(ids.map(async (id) => box.get(id)));
    expect(flags.map(({ hasPreviousMail, hasNextMail }) => [hasPreviousMail, hasNextMail])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    expect(flags[1]).toMatchObject({ id: ids[1], folder: 'trash', replies: [] });
  });

  test('answers 404 for a missing e-mail or one of another account', async () => {
    const id = await box.insert();
    expect((await box.client(`GET /apps/email/get-email?id=${id}`)).statusCode).toBe(404);
    expect((await box.admin('GET /apps/email/get-email?id=999999999')).statusCode).toBe(404);
    for (const query of ['', '?id=', '?id=x', '?id=-1'])
      expect((await box.admin(`GET /apps/email/get-email${query}`)).statusCode).toBe(400);
  });
});

describe('GET /apps/email/paginate-email', () => {
  const next = async (dir: string, emailId: number, more = '') => {
    const answer = await box.admin(`GET /apps/email/paginate-email?dir=${dir}&emailId=${emailId}${more}`);
    return answer.statusCode === 200 ? answer.json().id : answer.statusCode;
  };

  test('walks through all e-mails of all folders; next is the newer one; 404 at both ends', async () => {
    const [oldest, middle, newest] = [await box.insert(), await box.insert({ folder: 'spam' }), await box.insert()];
    expect([await next('next', oldest), await next('next', middle), await next('next', newest)]).toEqual([middle, newest, 404]);
    expect([await next('previous', newest), await next('previous', middle), await next('previous', oldest)]).toEqual([middle, oldest, 404]);
  });

  test('stays in the given view', async () => {
    const [oldest, , newest] = [
      await box.insert({ subject: 'ata' }),
      await box.insert({ folder: 'spam' }),
      await box.insert({ subject: 'ata' }),
    ];
    await box.insert({ subject: 'edital' });
    expect(await next('next', oldest, '&folder=inbox')).toBe(newest);
    expect(await next('next', newest, '&folder=inbox&q=ata')).toBe(404);
    expect(await next('previous', newest, '&folder=&label=private')).toBe(404);
  });

  test('distinguishes e-mails of the same time', async () => {
    const at = '2026-05-28T11:00:00.000Z';
    const [one, two] = [await box.insert({ at }), await box.insert({ at })];
    expect([await next('next', one), await next('previous', two)]).toEqual([two, one]);
  });

  test('answers 404 for a missing e-mail, and 400 without a direction', async () => {
    const { lines } = await insertMail(box.server.database, { boxes: [{ user: box.ids.client }] });
    expect(await next('next', lines[0] as number)).toBe(404);
    expect(await next('sideways', 1)).toBe(400);
  });
});
