import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLike, likePart } from './contains.ts';
import { fold } from './portuguese.ts';
import { type TestServer, testServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const text = (value: string) => sql<string>`cast(${value} as text)`;

test.each(['Licitação', 'AÇÃO', 'São João d’El-Rei', 'ÑANDÚ', 'nº 5ª', 'ﬁm', 'Größe', 'n\u0303', ''])(
  'the database folds «%s» as we do',
  async (word) => {
    const { database } = server;
    const { rows } = await sql<{ folded: string }>`select ${database.engine.folded(text(word))} as folded`.execute(database.read);
    expect(rows).toEqual([{ folded: fold(word) }]);
  },
);

test.each([
  ['Pregão 90%', ' 90% ', true],
  ['Pregão 900', '90%', false],
  ['Pregão', 'P_eg', false],
  ['a\\b', '\\', true],
  ['one\ntwo', 'one\ntwo', false],
  ['one two', 'ONE\ntwo', true],
])('«%s» contains «%s»: %s', async (kept, typed, expected) => {
  const { rows } = await sql<{ found: unknown }>`select ${isLike(text(fold(kept)), `%${likePart(typed)}%`)} as found`.execute(
    server.database.read,
  );
  expect(Boolean(rows[0]?.found)).toBe(expected);
});
