import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { settingsOf, testPeople } from './testPeople.ts';

const people = testPeople();

const octets = { 'content-type': 'application/octet-stream' };
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0d6b75' } })
    .png()
    .toBuffer();

describe('the picture', () => {
  test('is re-encoded, served without a token, and gone after its removal', async () => {
    const { call } = await people.registerUser();
    const { avatar } = (await call('PUT /api/account/avatar', await picture(), octets)).json();
    expect((await settingsOf(call)).general.avatar).toBe(avatar);
    const served = await people.server.call(`GET ${avatar}`);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect((await call('DELETE /api/account/avatar')).statusCode).toBe(200);
    expect((await settingsOf(call)).general.avatar).toBe('');
    expect((await people.server.call(`GET ${avatar}`)).statusCode).toBe(404);
  });

  test('replaces the previous one, which is deleted', async () => {
    const { call } = await people.registerUser();
    const first = (await call('PUT /api/account/avatar', await picture(), octets)).json().avatar;
    const second = (await call('PUT /api/account/avatar', await picture(), octets)).json().avatar;
    expect((await people.server.call(`GET ${first}`)).statusCode).toBe(404);
    expect((await people.server.call(`GET ${second}`)).statusCode).toBe(200);
  });

  test('is not served under an unsigned address', async () => {
    const { call } = await people.registerUser();
    const { avatar } = (await call('PUT /api/account/avatar', await picture(), octets)).json();
    const address = new URL(avatar, 'http://localhost');
    const wrong = [
      address.pathname,
      `${avatar}x`.replace('signature=', 'signature=x'),
      avatar.replace(/until=\d+/, 'until=9999999999'),
      avatar.replace(/key=[^&]+/, 'key=none'),
      avatar.replace(/images\/[^?]+/, 'images/none'),
      `${address.pathname}?until=x&key=&signature=${'a'.repeat(100)}`,
    ];
    for (const other of wrong) expect((await people.server.call(`GET ${other}`)).statusCode).toBe(404);
  });

  test('is refused if it is an SVG, broken or too large', async () => {
    const { call } = await people.registerUser();
    const put = (bytes: Buffer) => call('PUT /api/account/avatar', bytes, octets);
    expect((await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).statusCode).toBe(415);
    expect((await put((await picture()).subarray(0, 80))).statusCode).toBe(415);
    expect((await put(Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]))).statusCode).toBe(413);
    expect((await put(Buffer.alloc(0))).statusCode).toBe(415);
    expect((await settingsOf(call)).general.avatar).toBe('');
  });
});
