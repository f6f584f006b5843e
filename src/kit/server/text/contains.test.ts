import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fold } from '#kit/server/text/fold.ts';
import { serverForFile } from '../testing/testDemo.ts';
import { buscaOf, findContaining, isLike, likePart } from './contains.ts';

const server = serverForFile();

const text = (value: string) => sql<string>`cast(${value} as text)`;

test.each([
  ['Pregão 90%', ' 90% ', true],
  ['Pregão 900', '90%', false],
  ['Pregão', 'P_eg', false],
  ['a\\b', '\\', true],
  ['one\ntwo', 'one\ntwo', false],
  ['one two', 'ONE\ntwo', true],
  ['two', '\u0301 two', true],
])('«%s» contains «%s»: %s', async (kept, typed, expected) => {
  const { rows } = await sql<{ found: unknown }>`select ${isLike(text(fold(kept)), `%${likePart(typed)}%`)} as found`.execute(
    server.database.read,
  );
  expect(Boolean(rows[0]?.found)).toBe(expected);
});

const read = () => server.database.read;
const find = async (q: string, limit: number) => {
  const kept = ['Ata', 'Nata', 'Data da ata', 'atalho', 'Ônibus'].map(
    (name, place) => sql`select ${place} as place, ${text(buscaOf(name))} as busca`,
  );
  const rows = await findContaining({ q, limit }, async (isAsked, most) => {
    const query = sql<{
      place: number;
    }>`select place from (${sql.join(kept, sql` union all `)}) names where ${isAsked(sql.ref('busca'))} order by place limit ${most}`;
    return (await query.execute(read())).rows;
  });
  return rows.map(({ place }) => Number(place));
};

test.each([
  ['ATÁ', 9, [0, 3, 1, 2]],
  ['ata', 3, [0, 3, 1]],
  ['ata', 1, [0]],
  ['onibus', 9, [4]],
  ['', 9, [0, 1, 2, 3, 4]],
  ['\u0301', 2, [0, 1]],
])('«%s», %i at most, is found where a name begins with it, then within names, each once', async (q, limit, expected) => {
  expect(await find(q, limit)).toEqual(expected);
});

test('does not match across two texts', async () => {
  expect(buscaOf('Ana\nMaria', 'Á@x')).toBe('ana maria\na@x');
});
