// What the search says about the words of a text.
import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, client } = testDemo();

test('other names of a purchase are searched too, named, and left out if asked', async () => {
  const list = async (query: string) => (await client(`GET /api/licitacoes?perPage=50&${query}`)).json();
  const widened = await list('q=merenda');
  expect(widened.tambem).toEqual([{ typed: 'merenda', also: expect.arrayContaining(['gêneros alimentícios']) }]);
  const sem = widened.tambem[0].also.map((name: string) => `sem=${encodeURIComponent(name)}`).join('&');
  const plain = await list(`q=merenda&${sem}`);
  expect(plain.tambem).toEqual([]);
  expect(plain.total).toBeLessThan(widened.total);
});

test('a misspelt word has a suggestion that finds more, in the words of the notices', async () => {
  const { total, sugestao } = (await client('GET /api/licitacoes?q=aquisisão')).json();
  expect([total, sugestao]).toEqual([0, 'aquisição']);
  expect((await client('GET /api/licitacoes?q=aquisição')).json().sugestao).toBeNull();
});

test('the item that has the words is named, with how many more there are', async () => {
  const [item] = await server.database.read
    .selectFrom('lotes')
    .select(['licitacao_id', 'numero', 'descricao'])
    .orderBy('id')
    .limit(1)
    .execute();
  const q = item?.descricao.split(' ').slice(0, 2).join(' ') ?? '';
  const { itens, licitacoes } = (await client(`GET /api/licitacoes?onde=itens&perPage=100&q=${encodeURIComponent(`"${q}"`)}`)).json();
  expect(licitacoes.map(({ id }: { id: number }) => id)).toContain(item?.licitacao_id);
  expect(itens).toContainEqual({ id: item?.licitacao_id, numero: item?.numero, descricao: item?.descricao, mais: expect.any(Number) });
});

test('an empty list says what empties it', async () => {
  const { loosenings } = (await client('GET /api/licitacoes/loosenings?q=merenda&uasg=000000')).json();
  expect(loosenings).toEqual([{ without: 'uasg', count: expect.any(Number) }]);
});
