import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import type { Settings } from '../contract.ts';

const password = 'uma senha comprida';
let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.close());

/** Somebody new, and their calls. */
async function someone(): Promise<{ call: Call; email: string; username: string }> {
  const username = `pessoa${++made}`;
  const email = `${username}@example.com`;
  const { statusCode } = await server.call('POST /jwt/register', { email, username, password });
  expect(statusCode).toBe(200);
  return { call: await server.as({ email, password }), email, username };
}
const settingsOf = async (call: Call): Promise<Settings> => (await call('GET /api/account')).json();
const edit = (call: Call, body: object) => call('PATCH /api/account/general', body);
const faults = (answer: { json(): { faults?: { path: string }[] } }) => answer.json().faults?.map(({ path }) => path);
const lastLogged = async () => {
  const { kind, details } = await server.database.read
    .selectFrom('audit_events')
    .select(['kind', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { kind, details };
};
const info = { bio: '', dob: null, country: '', website: '', phone: '' };
const links = { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' };
const octets = { 'content-type': 'application/octet-stream' };
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0d6b75' } })
    .png()
    .toBuffer();

describe('the specification’s call', () => {
  test('answers a demo account’s settings to the letter', async () => {
    const call = await server.as(demoAdmin);
    const { general, info: said, social, notification, ...others } = (await call('GET /account-setting/data')).json();
    expect(others).toEqual({});
    expect(general).toEqual({ avatar: '', username: 'helena', fullName: 'Helena Prado', email: 'admin@demo.com', company: 'Certame' });
    expect(said).toEqual({
      ...{ bio: expect.any(String), dob: '1984-03-17', country: 'Brasil', website: expect.stringMatching(/^https:/) },
      phone: 556155500100,
    });
    expect(Object.keys(social.socialLinks).sort()).toEqual(Object.keys(links).sort());
    expect(social.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: {} });
    expect(Object.values(notification).every((flag) => typeof flag === 'boolean')).toBe(true);
    expect(Object.keys(notification)).toHaveLength(6);
  });

  test('answers for somebody who has said nothing, without a phone 0', async () => {
    const { call, email } = await someone();
    const data = (await call('GET /account-setting/data')).json();
    expect(data.general).toMatchObject({ email, fullName: '', avatar: '' });
    expect(data.info).toEqual({ ...info, phone: 0 });
    expect(data.social.socialLinks).toEqual(links);
  });
});

describe('the names', () => {
  test('are changed, found again, and told to the log by their fields', async () => {
    const { call } = await someone();
    expect((await edit(call, { fullName: ' Ana Souza ', company: 'Sol' })).statusCode).toBe(200);
    expect((await settingsOf(call)).general).toMatchObject({ fullName: 'Ana Souza', company: 'Sol' });
    expect(await lastLogged()).toEqual({ kind: 'accountEdited', details: { fields: ['fullName', 'company'] } });
    const found = await call('GET /api/users/list/data?q=ana+souza');
    expect(found.json().users.map(({ fullName }: { fullName: string }) => fullName)).toContain('Ana Souza');
  });

  test('of others are taken, whatever their case, also when two take one at once', async () => {
    const [one, two] = [await someone(), await someone()];
    const answer = await edit(one.call, {
      username: two.username.toUpperCase(),
      email: two.email.toUpperCase(),
      currentPassword: password,
    });
    expect([answer.statusCode, faults(answer)?.sort()]).toEqual([400, ['body.email', 'body.username']]);
    const both = await Promise.all([one, two].map(({ call }) => edit(call, { username: 'disputado' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(both.flatMap((other) => (other.statusCode === 400 ? faults(other) : []))).toEqual(['body.username']);
  });

  test('an e-mail is changed by whoever says the password, and the old address hears of it', async () => {
    const { call, email } = await someone();
    const wanted = { email: `Novo.${email}` };
    expect(faults(await edit(call, wanted))).toEqual(['body.currentPassword']);
    expect(faults(await edit(call, { ...wanted, currentPassword: 'outra senha' }))).toEqual(['body.currentPassword']);
    expect((await settingsOf(call)).general.email).toBe(email);
    expect((await edit(call, { ...wanted, currentPassword: password })).statusCode).toBe(200);
    await server.as({ email: `novo.${email}`, password });
    const mail = await server.database.read.selectFrom('mails').select('body').where('recipient', '=', email).executeTakeFirstOrThrow();
    expect(mail.body).toContain(`novo.${email}`);
  });

  test('the password cannot be guessed by it', async () => {
    const { call, email } = await someone();
    const guesses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      guesses.push((await edit(call, { email: `x${email}`, currentPassword: `senha ${guess}` })).statusCode);
    expect(guesses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test('the e-mail of a demo account stays, for it belongs to everybody', async () => {
    const call = await server.as(demoClient);
    expect((await settingsOf(call)).general.mayChangeEmail).toBe(false);
    const answer = await edit(call, { email: 'meu@example.com', currentPassword: demoClient.password });
    expect(answer.statusCode).toBe(403);
  });

  test('what is not known or empty is refused', async () => {
    const { call } = await someone();
    for (const body of [{ fullName: '  ' }, { username: 'a b' }, { email: 'x' }, { role: 'admin' }, { company: 'x'.repeat(121) }])
      expect((await edit(call, body)).statusCode).toBe(400);
  });
});

describe('the picture', () => {
  test('is made anew, shown without a token, and gone once it is taken away', async () => {
    const { call } = await someone();
    const { avatar } = (await call('PUT /api/account/avatar', await picture(), octets)).json();
    expect((await settingsOf(call)).general.avatar).toBe(avatar);
    const shown = await server.call(`GET ${avatar}`);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect((await call('DELETE /api/account/avatar')).statusCode).toBe(200);
    expect((await settingsOf(call)).general.avatar).toBe('');
    expect((await server.call(`GET ${avatar}`)).statusCode).toBe(404);
  });

  test('takes the place of the one before, which is kept no longer', async () => {
    const { call } = await someone();
    const first = (await call('PUT /api/account/avatar', await picture(), octets)).json().avatar;
    const second = (await call('PUT /api/account/avatar', await picture(), octets)).json().avatar;
    expect((await server.call(`GET ${first}`)).statusCode).toBe(404);
    expect((await server.call(`GET ${second}`)).statusCode).toBe(200);
  });

  test('is not there under an address that nobody signed', async () => {
    const { call } = await someone();
    const { avatar } = (await call('PUT /api/account/avatar', await picture(), octets)).json();
    const address = new URL(avatar, 'http://localhost');
    const wrong = [
      address.pathname,
      `${avatar}x`.replace('signature=', 'signature=x'),
      avatar.replace(/until=\d+/, 'until=9999999999'),
      avatar.replace(/key=[^&]+/, 'key=none'),
      avatar.replace(/images\/[^?]+/, 'images/none'),
      `${address.pathname}?until=x&key=&signature=${'a'.repeat(500)}`,
    ];
    for (const other of wrong) expect((await server.call(`GET ${other}`)).statusCode).toBe(404);
  });

  test('is no SVG, no broken one, and none too large', async () => {
    const { call } = await someone();
    const put = (bytes: Buffer) => call('PUT /api/account/avatar', bytes, octets);
    expect((await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).statusCode).toBe(415);
    expect((await put((await picture()).subarray(0, 80))).statusCode).toBe(415);
    expect((await put(Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]))).statusCode).toBe(413);
    expect((await put(Buffer.alloc(0))).statusCode).toBe(415);
    expect((await settingsOf(call)).general.avatar).toBe('');
  });
});

describe('what one says of oneself', () => {
  test('is kept as it was typed, an address as one that can be followed', async () => {
    const { call } = await someone();
    const said = { bio: 'Leio editais.', dob: '1990-02-28', country: 'Brasil', website: 'exemplo.com.br', phone: '+55 (61) 5550-0142' };
    expect((await call('PUT /api/account/info', said)).statusCode).toBe(200);
    expect((await settingsOf(call)).info).toEqual({ ...said, website: 'https://exemplo.com.br/' });
    expect((await call('GET /account-setting/data')).json().info.phone).toBe(556155500142);
    const before = await lastLogged();
    expect(before.details).toEqual({ fields: ['bio', 'dob', 'country', 'website', 'phone'] });
    await call('PUT /api/account/info', { ...said, website: 'https://exemplo.com.br/' });
    expect((await call('PUT /api/account/info', info)).statusCode).toBe(200);
    expect((await settingsOf(call)).info).toEqual(info);
  });

  test('is refused field by field', async () => {
    const { call } = await someone();
    const wrong = { ...info, dob: '2999-01-01', website: 'javascript:alert(1)', phone: 'ligue já' };
    expect(faults(await call('PUT /api/account/info', wrong))?.sort()).toEqual(['body.dob', 'body.phone', 'body.website']);
    const others = [
      { dob: '1899-12-31' },
      { dob: '1990-02-30' },
      { phone: '123' },
      { phone: '1'.repeat(16) },
      { website: 'https://a:b@exemplo.com/' },
      { website: 'exemplo' },
    ];
    for (const other of others) expect((await call('PUT /api/account/info', { ...info, ...other })).statusCode).toBe(400);
  });

  test('a name in a social network becomes its address there', async () => {
    const { call } = await someone();
    const typed = { ...links, twitter: '@ana', instagram: 'instagram.com/ana', linkedIn: 'https://www.linkedin.com/in/ana' };
    expect((await call('PUT /api/account/social-links', typed)).statusCode).toBe(200);
    expect((await settingsOf(call)).social.socialLinks).toEqual({
      ...links,
      twitter: 'https://x.com/ana',
      instagram: 'https://instagram.com/ana',
      linkedIn: 'https://www.linkedin.com/in/ana',
    });
    const wrong = { ...links, google: '@ana', facebook: 'http://facebook.com/ana', quora: 'ana' };
    expect(faults(await call('PUT /api/account/social-links', wrong))).toEqual(['body.facebook', 'body.google', 'body.quora']);
  });

  test('a connection ends, and the others stay', async () => {
    const { call, email } = await someone();
    const kept = { twitter: { profileImg: '', id: '@ana' }, github: { profileImg: '', id: 'ana' } };
    await server.database.write(async (db) => {
      const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      const none = { dob: null, cover: null, contact_options: null, address: null, social_links: null, notification_flags: null };
      await db
        .insertInto('profiles')
        .values({ user_id: id, ...none, connections: JSON.stringify(kept) as never })
        .execute();
    });
    expect((await call('DELETE /api/account/connections/twitter')).statusCode).toBe(200);
    expect((await settingsOf(call)).social.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: kept.github });
    expect((await call('DELETE /api/account/connections/orkut')).statusCode).toBe(400);
  });
});

test('what one wants to be told of is chosen one by one, also at once', async () => {
  const { call } = await someone();
  const before = (await settingsOf(call)).notification;
  const changes = [{ blogDigest: !before.blogDigest }, { followMe: !before.followMe }, { isNotificationsOn: false }];
  await Promise.all(changes.map((change) => call('PATCH /api/account/notification', change)));
  expect((await settingsOf(call)).notification).toEqual(Object.assign(before, ...changes));
});

test('whoever wants to hear of nothing, or not of this, is not told', async () => {
  const [asker, willing, picky, silent] = [await someone(), await someone(), await someone(), await someone()];
  await picky.call('PATCH /api/account/notification', { followMe: false });
  await silent.call('PATCH /api/account/notification', { isNotificationsOn: false });
  const told: number[] = [];
  for (const { call, email } of [willing, picky, silent]) {
    const { id } = await server.database.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    expect((await asker.call(`PUT /api/profile/friends/${id}`)).statusCode).toBe(200);
    told.push((await call('GET /api/notifications')).json().notifications.length);
  }
  expect(told).toEqual([1, 0, 0]);
});
