// Test calls for the user list, as a demo admin and a demo client.
import { findId, testDemo } from '#kit/server/testing/testDemo.ts';
import { type Call, demoAdmin, type TestServer } from '#kit/server/testing/testServer.ts';
import type { User } from '../contract.ts';

/** For a test file: a server with the demo users. */
export function testPeople() {
  const { server, admin, client } = testDemo();
  const table = () => server.database.read.selectFrom('users');
  const add = async (values?: object): Promise<User> => {
    const answer = await admin('POST /apps/users/add-user', person(values));
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().user;
  };
  const list = async (query = '', call: Call = client): Promise<{ users: User[]; total: number }> => {
    const answer = await call(`GET /api/users/list/data?${query}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  return {
    ...{ server, admin, client, table, add, list },
    idOf: (email: string) => findId(server, email),
    names: async (query: string) => (await list(query)).users.map(({ fullName }) => fullName),
    remove: (id: number, call = admin) => call(`DELETE /apps/users/delete?id=${id}`),
    edit: (id: number, body: object, call = admin) => call(`PATCH /api/users/${id}`, body),
    /** A further admin, who can sign in with the demo admin's password. */
    addAdmin: async (values: object = {}): Promise<User> => {
      const user = await add({ role: 'admin', ...values });
      await setPassword(server, user.id);
      return user;
    },
  };
}

/** The body to create a user. */
export const person = (values: object = {}) => ({
  fullName: 'Rui Barreto',
  username: 'rui',
  email: 'rui@example.com',
  status: 'active',
  ...values,
});

/** The paths of the faults in an answer. */
export const faults = (answer: { json(): { faults?: { path: string }[] } }) => answer.json().faults?.map(({ path }) => path);

/** Gives an account the demo admin's password. */
async function setPassword({ database }: TestServer, id: number): Promise<void> {
  await database.write(async (db) => {
    const admin = db.selectFrom('users').select('password').where('email', '=', demoAdmin.email);
    const { password } = await admin.executeTakeFirstOrThrow();
    await db.updateTable('users').set({ password }).where('id', '=', id).execute();
  });
}
