import { describe, expect, test } from 'vitest';
import { findId } from '#kit/server/testing/testDemo.ts';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { faults, lastLogged, noInfo, noLinks, settingsOf, testPeople } from './testPeople.ts';

const people = testPeople();

describe('the specification’s call', () => {
  test('returns a demo account’s settings exactly', async () => {
    const call = await people.server.as(demoAdmin);
    const { general, info, social, notification, ...others } = (await call('GET /account-setting/data')).json();
    expect(others).toEqual({});
    expect(general).toEqual({ avatar: '', username: 'helena', fullName: 'Helena Prado', email: 'admin@demo.com', company: 'Certame' });
    expect(info).toEqual({
      ...{ bio: expect.any(String), dob: '1984-03-17', country: 'Brasil', website: expect.stringMatching(/^https:/) },
      phone: 556155500100,
    });
    expect(Object.keys(social.socialLinks).sort()).toEqual(Object.keys(noLinks).sort());
    expect(social.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: {} });
    expect(Object.values(notification).every((flag) => typeof flag === 'boolean')).toBe(true);
    expect(Object.keys(notification)).toHaveLength(6);
  });

  test('returns empty settings of a new account, without a phone number 0', async () => {
    const { call, email } = await people.registerUser();
    const data = (await call('GET /account-setting/data')).json();
    expect(data.general).toMatchObject({ email, fullName: '', avatar: '' });
    expect(data.info).toEqual({ ...noInfo, phone: 0 });
    expect(data.social.socialLinks).toEqual(noLinks);
  });
});

describe('profile fields', () => {
  test('are stored as typed, web addresses as complete URLs', async () => {
    const { call } = await people.registerUser();
    const info = { bio: 'Leio editais.', dob: '1990-02-28', country: 'Brasil', website: 'exemplo.com.br', phone: '+55 (61) 5550-0142' };
    expect((await call('PUT /api/account/info', info)).statusCode).toBe(200);
    expect((await settingsOf(call)).info).toEqual({ ...info, website: 'https://exemplo.com.br/' });
    expect((await call('GET /account-setting/data')).json().info.phone).toBe(556155500142);
    const before = await lastLogged(people.server);
    expect(before.details).toEqual({ fields: ['bio', 'dob', 'country', 'website', 'phone'] });
    await call('PUT /api/account/info', { ...info, website: 'https://exemplo.com.br/' });
    expect((await call('PUT /api/account/info', noInfo)).statusCode).toBe(200);
    expect((await settingsOf(call)).info).toEqual(noInfo);
  });

  test('are refused field by field', async () => {
    const { call } = await people.registerUser();
    const wrong = { ...noInfo, dob: '2999-01-01', website: 'javascript:alert(1)', phone: 'ligue já' };
    expect(faults(await call('PUT /api/account/info', wrong))?.sort()).toEqual(['body.dob', 'body.phone', 'body.website']);
    const others = [
      { dob: '1899-12-31' },
      { dob: '1990-02-30' },
      { phone: '123' },
      { phone: '1'.repeat(16) },
      { website: 'https://a:b@exemplo.com/' },
      { website: 'exemplo' },
    ];
    for (const other of others) expect((await call('PUT /api/account/info', { ...noInfo, ...other })).statusCode).toBe(400);
  });

  test('turn a name in a social network into its address', async () => {
    const { call } = await people.registerUser();
    const typed = { ...noLinks, twitter: '@ana', instagram: 'instagram.com/ana', linkedIn: 'https://www.linkedin.com/in/ana' };
    expect((await call('PUT /api/account/social-links', typed)).statusCode).toBe(200);
    expect((await settingsOf(call)).social.socialLinks).toEqual({
      ...noLinks,
      twitter: 'https://x.com/ana',
      instagram: 'https://instagram.com/ana',
      linkedIn: 'https://www.linkedin.com/in/ana',
    });
    const wrong = { ...noLinks, google: '@ana', facebook: 'http://facebook.com/ana', quora: 'ana' };
    expect(faults(await call('PUT /api/account/social-links', wrong))).toEqual(['body.facebook', 'body.google', 'body.quora']);
  });

  test('remove one connection and keep the others', async () => {
    const { call, email } = await people.registerUser();
    const connections = { twitter: { profileImg: '', id: '@ana' }, github: { profileImg: '', id: 'ana' } };
    const id = await findId(people.server, email);
    await people.server.database.write(async (db) => {
      const none = { dob: null, cover: null, contact_options: null, address: null, social_links: null, notification_flags: null };
      await db
        .insertInto('profiles')
        .values({ user_id: id, ...none, connections: JSON.stringify(connections) as never })
        .execute();
    });
    expect((await call('DELETE /api/account/connections/twitter')).statusCode).toBe(200);
    expect((await settingsOf(call)).social.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: connections.github });
    expect((await call('DELETE /api/account/connections/orkut')).statusCode).toBe(400);
  });
});

test('save notification switches one by one, also in parallel', async () => {
  const { call } = await people.registerUser();
  const before = (await settingsOf(call)).notification;
  const changes = [{ blogDigest: !before.blogDigest }, { followMe: !before.followMe }, { isNotificationsOn: false }];
  await Promise.all(changes.map((change) => call('PATCH /api/account/notification', change)));
  expect((await settingsOf(call)).notification).toEqual(Object.assign(before, ...changes));
});

test('switches turned off suppress notifications, all or some', async () => {
  const [asker, willing, picky, silent] = [
    await people.registerUser(),
    await people.registerUser(),
    await people.registerUser(),
    await people.registerUser(),
  ];
  await picky.call('PATCH /api/account/notification', { followMe: false });
  await silent.call('PATCH /api/account/notification', { isNotificationsOn: false });
  const counts: number[] = [];
  for (const { call, email } of [willing, picky, silent]) {
    const id = await findId(people.server, email);
    expect((await asker.call(`PUT /api/profile/friends/${id}`)).statusCode).toBe(200);
    counts.push((await call('GET /api/notifications')).json().notifications.length);
  }
  expect(counts).toEqual([1, 0, 0]);
});
