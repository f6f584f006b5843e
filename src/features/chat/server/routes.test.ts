import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';

let server: TestServer;
let admin: Call;
let client: Call;
let ids: { admin: number; client: number };
beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  const users = await server.database.read.selectFrom('users').select(['id', 'email']).execute();
  const idOf = ({ email }: { email: string }) => users.find((user) => user.email === email)?.id as number;
  ids = { admin: idOf(demoAdmin), client: idOf(demoClient) };
});
beforeEach(() => server.database.write((db) => db.deleteFrom('chats').execute()));
afterAll(() => server.close());

test('x', async () => {
  const show = async (call: Call, route: string, body?: unknown) => {
    const a = await call(route, body);
    console.log(route, a.statusCode, a.body.slice(0, 600));
  };
  await show(admin, 'GET /apps/chat/chats-and-contacts');
  await show(admin, 'GET /apps/chat/users/profile-user');
  await show(admin, `GET /apps/chat/get-chat?id=${ids.client}`);
  await show(admin, 'POST /apps/chat/send-msg', { obj: { contact: ids.client, message: ' Olá ' } });
  await show(client, 'GET /api/chat/unseen');
  await show(client, `GET /api/chat/contacts/${ids.admin}/messages`);
  await show(client, `GET /api/chat/contacts/${ids.admin}/search?q=ola`);
  await show(client, 'GET /apps/chat/chats-and-contacts');
  await show(client, `GET /apps/chat/get-chat?id=${ids.admin}`);
  await show(client, 'GET /api/chat/unseen');
  await show(client, `PUT /api/chat/contacts/${ids.admin}`, { isBlocked: true });
  await show(admin, 'POST /apps/chat/send-msg', { obj: { contact: ids.client, message: ' Olá ' } });
  await show(client, 'GET /api/chat/contacts?q=el');
  await show(client, `DELETE /api/chat/contacts/${ids.admin}/messages`);
  await show(client, `PUT /api/chat/contacts/${ids.admin}/cleared`, { upTo: 0 });
  await show(client, `PUT /api/chat/profile`, { about: 'x', isNotificationsOn: false });
  await show(client, `PUT /api/chat/typing/${ids.admin}`, { isTyping: true });
  await show(client, `PUT /api/chat/typing/${ids.admin}`, { isTyping: false });
  await show(admin, 'GET /api/chat/typing');
});
