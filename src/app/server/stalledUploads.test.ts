// Stalled uploads of one account do not affect others.
import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';

const server = serverForFile({ demo: true });
let url: string;
beforeAll(async () => {
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

test('a picture is accepted immediately while another account has many stalled uploads', async () => {
  const tokenOf = async (account: object) => (await server.call('POST /jwt/login', account)).json().accessToken as string;
  const [mine, theirs] = [await tokenOf(demoAdmin), await tokenOf(demoClient)];
  const stalled: ClientRequest[] = [];
  const refused: Promise<number | undefined>[] = [];
  for (let n = 0; n < 12; n++) {
    const headers = { authorization: `Bearer ${theirs}`, 'content-type': 'application/octet-stream', 'content-length': 1000 };
    const sending = request(`${url}/api/profile/photos`, { method: 'POST', headers, agent: false });
    sending.on('error', () => {}).write('x');
    stalled.push(sending);
    refused.push(once(sending, 'response').then(([answer]) => answer.statusCode));
  }
  // Those above the limit are refused, so the others are open.
  await Promise.race(refused);
  const body = new Blob([
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ]);
  const send = (token: string) =>
    fetch(`${url}/api/profile/photos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body,
    });
  expect((await send(mine)).status).toBe(201);
  const tooMany = await send(theirs);
  expect(tooMany.status).toBe(429);
  expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const sending of stalled) sending.destroy();
  // As soon as they are aborted, the account may upload again.
  await expect.poll(async () => (await send(theirs)).status, { timeout: 30_000 }).toBe(201);
  await Promise.allSettled(refused);
});
