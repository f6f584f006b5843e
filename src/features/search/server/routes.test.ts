import { beforeAll, describe, expect, test } from 'vitest';
import { keysOfAccount } from '#features/auth/server/tables.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { type Call, demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import { buscaOf } from '#kit/server/text/contains.ts';

const { server, admin, client, ids } = testDemo();

/** Six files, the oldest upload first. */
const names = ['Pregões de março.json', 'lista_100%.csv', 'AÇÃO.csv', 'pregao-abril.json', 'ata do pregão.json', 'lista 100.csv'];

beforeAll(async () => {
  await server.database.write(async (db) => {
    // The demo files have titles that many searches find.
    await db.deleteFrom('documentos').execute();
    await db.deleteFrom('email_attachments').execute();
    const counts = { registros: 0, lidos: 0, novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, aguardando: 0, rejeitados: 0 };
    const run = { ...counts, tipo: '', estado: 'concluida', vinculo: '', tentativa: 0, recebida_em: new Date().toISOString() } as const;
    for (const [place, arquivo] of names.entries())
      await db
        .insertInto('importacoes')
        .values({
          ...run,
          arquivo,
          busca: buscaOf(arquivo),
          bytes: 52_340,
          formato: place % 2 ? 'csv' : 'json',
          user_id: place ? ids.admin : null,
        })
        .execute();
    const person = { password: '', role: 'subscriber', ability: null } as const;
    const people = [
      ['Ângela Souza', 'angela@example.com', 'angela.png', '2026-05-29T02:00:00.000Z'],
      ['Maria D’Ângelo', 'maria_d@example.com', null, '2026-01-31T12:00:00.000Z'],
    ] as const;
    for (const [full_name, email, avatar, created_at] of people) {
      const named = { full_name, email, username: email };
      await db
        .insertInto('users')
        .values({ ...person, ...named, avatar, created_at, ...keysOfAccount({ ...named, company: '', country: '' }) })
        .execute();
    }
  });
});

type Group = { groupTitle: string; searchLimit: number; data: FoundEntry[] };
async function find(call: Call, q: string, language = 'pt'): Promise<Group[]> {
  const answer = await call(`GET /api/main-search/data?q=${encodeURIComponent(q)}`, undefined, { 'accept-language': language });
  expect(answer.statusCode).toBe(200);
  return answer.json().searchArr;
}
const titles = async (call: Call, place: number, q: string, language?: string) =>
  (await find(call, q, language))[place]?.data.map(({ title }) => title);

describe('the search', () => {
  test('returns three groups of at most four, and all entries for an empty query', async () => {
    const nothing = await find(admin, '');
    expect(nothing.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ]);
    expect(nothing.map(({ data }) => data.length)).toEqual([62, 6, 52]);
    for (const accents of ['  ', '\u0301', ' \u0301 '])
      expect((await find(admin, accents)).map(({ data }) => data.length)).toEqual([62, 6, 52]);
    expect((await find(admin, 'a')).map(({ data }) => data.length)).toEqual([4, 4, 4]);
  });

  test('finds pages by a title in any language, prefix matches first, and returns the title in the user’s', async () => {
    expect(await titles(client, 0, 'auctions')).toEqual(['Leilões', 'Pregões']);
    expect(await titles(client, 0, 'LEILOES', 'de')).toEqual(['Versteigerungen']);
    expect((await find(client, 'licitações'))[0]?.data[0]).toEqual({
      id: 1,
      target: 'licitacoes',
      isBookmarked: true,
      title: 'Licitações',
      icon: 'file-text',
      link: '/apps/invoice/list',
    });
  });

  test('hides pages and files of admins from clients', async () => {
    expect(await titles(admin, 0, 'enviar')).toEqual(['Enviar arquivos']);
    expect(await titles(client, 0, 'enviar')).toEqual([]);
    expect((await find(client, ''))[1]).toEqual({ groupTitle: 'Files', searchLimit: 4, data: [] });
    expect(await titles(client, 1, 'pregao')).toEqual([]);
  });

  test.each([
    ['pregao', ['pregao-abril.json', 'ata do pregão.json']],
    ['PREGÕES', ['Pregões de março.json']],
    ['preg', ['pregao-abril.json', 'Pregões de março.json', 'ata do pregão.json']],
    ['ação', ['AÇÃO.csv']],
    ['100%', ['lista_100%.csv']],
    ['a_1', ['lista_100%.csv']],
    ['\\', []],
    ['json%', []],
    ["'; drop table users", []],
  ])('finds files by «%s», blind to accents and case', async (q, expected) => {
    expect(await titles(admin, 1, q)).toEqual(expected);
  });

  test('finds documents of notices by title or number, for everybody', async () => {
    const { read } = server.database;
    const notices = await read
      .selectFrom('licitacoes')
      .select(['id', 'num_licitacao', 'modalidade', 'orgao'])
      .orderBy('id')
      .limit(2)
      .execute();
    await server.database.write((db) =>
      db
        .insertInto('documentos')
        .values(
          notices.flatMap(({ id }) =>
            ['Memorial acústico', 'Anexo do edital'].map((titulo, place) => ({
              ...{ licitacao_id: id, sequencial: place + 1, titulo, tipo: '', publicacao: null },
              url: 'https://exemplo.gov.br/1.pdf',
            })),
          ),
        )
        .execute(),
    );
    const [first, second] = notices as [(typeof notices)[number], (typeof notices)[number]];
    const entry = ({ id, num_licitacao, modalidade, orgao }: typeof first, title: string) => ({
      title,
      by: `${modalidade} ${num_licitacao} · ${orgao}`,
      size: '0kb',
      file: '/files/document.svg',
      link: `/apps/invoice/preview/${id}`,
    });
    for (const call of [client, admin])
      expect((await find(call, 'ACUSTICO'))[1]?.data).toEqual([entry(second, 'Memorial acústico'), entry(first, 'Memorial acústico')]);
    for (const q of [first.num_licitacao, first.num_licitacao.replace(/\/\d{4}$/, '')])
      expect((await find(client, q))[1]?.data).toContainEqual(entry(first, 'Anexo do edital'));
  });

  test('finds files attached to the caller’s own mails only', async () => {
    const { read } = server.database;
    const box = (email: string) =>
      read
        .selectFrom('emails')
        .innerJoin('users', 'users.id', 'emails.user_id')
        .where('users.email', '=', email)
        .where('folder', '=', 'inbox')
        .select(['emails.id', 'message_id']);
    const others = read
      .selectFrom('emails')
      .innerJoin('users', 'users.id', 'user_id')
      .where('users.email', '=', demoClient.email)
      .select('message_id');
    const mail = await box(demoAdmin.email).where('message_id', 'not in', others).executeTakeFirstOrThrow();
    await server.database.write((db) =>
      db
        .insertInto('email_attachments')
        .values({
          ...{ id: 'search-test', message_id: mail.message_id, file: 'x', file_name: 'Parecer técnico.pdf' },
          ...{ media_type: 'application/pdf', size: 12_400, created_at: new Date().toISOString() },
        })
        .execute(),
    );
    expect((await find(admin, 'tecnico'))[1]?.data).toEqual([
      {
        title: 'Parecer técnico.pdf',
        by: expect.stringMatching(/./),
        size: '12kb',
        ...{ file: '/files/attachment.svg', link: `/apps/email/inbox?mail=${mail.id}` },
      },
    ]);
    expect((await find(client, 'tecnico'))[1]?.data).toEqual([]);
    await server.database.write((db) => db.updateTable('emails').set({ folder: 'trash' }).where('id', '=', mail.id).execute());
    expect((await find(admin, 'tecnico'))[1]?.data).toEqual([]);
  });

  test('returns the sender, size and report address of a file', async () => {
    const [march] = (await find(admin, 'março'))[1]?.data ?? [];
    const { id } = await server.database.read
      .selectFrom('importacoes')
      .select('id')
      .where('arquivo', '=', names[0] ?? '')
      .executeTakeFirstOrThrow();
    expect(march).toEqual({ title: names[0], by: '', size: '52kb', file: '/files/records.svg', link: `/importar?id=${id}` });
    const [sheet] = (await find(admin, 'acao', 'en'))[1]?.data ?? [];
    expect(sheet).toMatchObject({ by: 'Helena Prado', size: '52kb' });
    const all = (await find(admin, ''))[1]?.data ?? [];
    expect(all.length).toBeGreaterThan(2);
    for (const file of all) expect(file.size).toMatch(/^\d+kb$/);
    const { groups } = (await admin(`GET /api/search?q=${encodeURIComponent('março')}`, undefined, { 'accept-language': 'pt' })).json();
    const files = groups.find(({ group }: { group: string }) => group === 'files').entries;
    expect(files[0]).toMatchObject({ title: names[0], size: expect.stringMatching(/^52,3\skB$/) });
  });

  test('finds users by name or address, with the day in Brasília on which their account was created', async () => {
    expect((await find(client, 'ANGEL'))[2]?.data).toEqual([
      {
        id: expect.any(Number),
        title: 'Ângela Souza',
        email: 'angela@example.com',
        img: expect.stringContaining('angela.png'),
        date: '28/05/2026',
      },
      { id: expect.any(Number), title: 'Maria D’Ângelo', email: 'maria_d@example.com', img: '', date: '31/01/2026' },
    ]);
    expect(await titles(client, 2, 'Maria_D@')).toEqual(['Maria D’Ângelo']);
    expect(await titles(client, 2, 'helena')).toEqual(['Helena Prado']);
  });

  test('finds by prefix a name longer than an index entry', async () => {
    const full_name = Array.from({ length: 3000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000))).join('');
    const person = { password: '', role: 'subscriber', ability: null, avatar: null, created_at: '2026-01-31T12:00:00.000Z' } as const;
    const named = { full_name, username: 'long', email: 'long@example.com' };
    await server.database.write((db) =>
      db
        .insertInto('users')
        .values({ ...person, ...named, ...keysOfAccount({ ...named, company: '', country: '' }) })
        .execute(),
    );
    expect(await titles(client, 2, full_name.slice(100, 110))).toEqual([full_name]);
    await server.database.write((db) => db.deleteFrom('users').where('username', '=', 'long').execute());
  });

  test('refuses a query that is too long', async () => {
    expect((await client(`GET /api/main-search/data?q=${'x'.repeat(201)}`)).statusCode).toBe(400);
  });
});

describe('the terms', () => {
  const terms = async (q: string): Promise<{ title: string; rank: string; id: string }[]> =>
    (await client(`GET /api/autocomplete/data?q=${encodeURIComponent(q)}`)).json().autoComplete;

  test('are a hundred unique ones, with rank and number as text', async () => {
    const all = (await client('GET /api/autocomplete/data')).json().autoComplete;
    expect(all).toHaveLength(100);
    expect(all[0]).toEqual({ title: 'material de escritório', rank: '1', id: '1' });
    expect(all.map(({ rank }: { rank: string }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
    expect(new Set(all.map(({ title }: { title: string }) => title)).size).toBe(100);
    expect(await terms('')).toEqual(all);
  });

  test('are sorted with prefix matches first', async () => {
    expect((await terms('AGUA')).map(({ title }) => title)).toEqual(['água mineral', 'tratamento de água']);
    expect(await terms('%')).toEqual([]);
  });
});
