// Test users who write to each other, each with an empty mailbox.
import { keysOfAccount } from '#features/auth/server/tables.ts';
import { type Call, demoClient, type TestServer } from '#kit/server/testing/testServer.ts';

export type Person = { id: number; name: string; email: string; call: Call };

/** @param server with demo data; the users share the password of its client account */
export async function createPerson(server: TestServer, name: string, role: 'admin' | 'subscriber' = 'subscriber'): Promise<Person> {
  const username = name.toLowerCase().replace(/\W/g, '.');
  const named = { full_name: name, username, email: `${username}@pessoas.example`, company: '', country: '' };
  const { password } = await server.database.read
    .selectFrom('users')
    .select('password')
    .where('email', '=', demoClient.email)
    .executeTakeFirstOrThrow();
  const row = { ...named, ...keysOfAccount(named), password, role, avatar: null, ability: null, created_at: new Date().toISOString() };
  const { id } = await server.database.write((db) => db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow());
  return { id, name, email: named.email, call: await server.as({ email: named.email, password: demoClient.password }) };
}
