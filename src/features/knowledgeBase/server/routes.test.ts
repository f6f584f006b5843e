import { describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';

const { admin, client } = testDemo();

const found = async (call: Call, q: string) =>
  (await call(`GET /api/knowledge-base/search?q=${encodeURIComponent(q)}`)).json().results as { slug: string; piece: string }[];
const firstList = async () => (await admin('GET /api/knowledge-base/categories/prazos')).json().lists[0];
const article = async (change: object = {}) => ({
  ...{ slug: 'diario-oficial', title: 'O que é o diário oficial?', html: '<p>Onde se publica.</p>', isPublished: true },
  ...{ list: (await firstList()).id, ...change },
});

describe('the specification’s calls', () => {
  test('return six cards, and the six lists of the first category', async () => {
    const cards = (await client('GET /faq/data/knowledge_base')).json();
    expect(cards).toHaveLength(6);
    expect(Object.keys(cards[0])).toEqual(['id', 'category', 'img', 'title', 'desc']);
    const lists = (await client('GET /faq/data/category')).json();
    expect(lists).toHaveLength(6);
    expect(Object.keys(lists[0])).toEqual(['id', 'title', 'icon', 'iconColor', 'questions']);
    expect(Object.keys(lists[0].questions[0])).toEqual(['id', 'question', 'slug']);
  });

  test('return what is named', async () => {
    const [list] = (await client('GET /faq/data/category?category=prazos')).json();
    const [{ id, question, slug }] = list.questions;
    for (const named of [`slug=${slug}`, `id=${id}`]) {
      const one = (await client(`GET /faq/data/question?${named}`)).json();
      expect(Object.keys(one)).toEqual(['title', 'lastUpdated', 'relatedQuestions', 'content']);
      expect(one.title).toBe(question);
      expect(one.relatedQuestions).toHaveLength(6);
    }
    expect((await client('GET /faq/data/question')).json().title).toBe('O que é um pregão?');
    expect((await client('GET /faq/data/category?category=nenhuma')).statusCode).toBe(404);
    expect((await client('GET /faq/data/question?slug=nenhuma')).statusCode).toBe(404);
  });
});

describe('the search', () => {
  test('searches titles first, then texts, regardless of accents and case, and returns excerpts', async () => {
    const hits = await found(client, 'IMPUGNACAO');
    expect(hits[0]?.slug).toBe('prazo-para-impugnacao');
    const [hit] = await found(client, 'viciado nunca');
    expect(hit).toBeUndefined();
    const [deep] = await found(client, 'contrarrazoes');
    expect(deep).toMatchObject({ slug: 'prazo-para-recurso' });
    expect(deep?.piece).toContain('Contrarrazões');
    expect(await found(client, '100% _')).toEqual([]);
    expect(await found(client, ' ')).toEqual([]);
  });

  test('finds drafts for admins only', async () => {
    const slugs = async (call: Call) => (await found(call, 'enviei por engano')).map(({ slug }) => slug);
    expect([await slugs(admin), await slugs(client)]).toEqual([['desfazer-um-envio'], []]);
    expect((await client('GET /api/knowledge-base/articles/desfazer-um-envio')).statusCode).toBe(404);
    expect((await admin('GET /api/knowledge-base/articles/desfazer-um-envio')).json()).toMatchObject({ isPublished: false });
    expect((await admin('GET /faq/data/question?slug=desfazer-um-envio')).statusCode).toBe(404);
  });
});

test('sanitizes an article, keeps its slug unique, and reports conflicting edits', async () => {
  const html = '<h2 class="x">Um</h2><p>Dois<script>x()</script></p>';
  const added = await admin('POST /api/knowledge-base/articles', await article({ html }));
  expect(added.statusCode).toBe(201);
  const { id, version } = added.json();
  expect(added.json().html).toBe('<h2>Um</h2><p>Dois</p>');
  // Each of these links gets longer when it is sanitized.
  const links = `<p>${'<a href="https://a.br">a</a>'.repeat(6000)}</p>`;
  const long = await admin('POST /api/knowledge-base/articles', await article({ slug: 'elos', html: links }));
  expect([links.length < 200_000, long.statusCode, long.json().faults[0].path]).toEqual([true, 400, 'body.html']);
  const again = await admin('POST /api/knowledge-base/articles', await article());
  expect(again.json().faults).toMatchObject([{ path: 'body.slug' }]);
  const edited = await admin(`PUT /api/knowledge-base/articles/${id}`, { ...(await article({ isPublished: false })), version });
  expect(edited.json()).toMatchObject({ isPublished: false, version: version + 1 });
  expect((await admin(`PUT /api/knowledge-base/articles/${id}`, { ...(await article()), version })).statusCode).toBe(409);

  await admin(`DELETE /api/knowledge-base/articles/${id}`);
  expect((await admin('GET /api/knowledge-base/articles/diario-oficial')).statusCode).toBe(404);
  const other = (await admin('POST /api/knowledge-base/articles', await article())).json();
  expect((await admin(`POST /api/knowledge-base/articles/${id}/restore`)).statusCode).toBe(409);
  await admin(`DELETE /api/knowledge-base/articles/${other.id}`);
  expect((await admin(`POST /api/knowledge-base/articles/${id}/restore`)).statusCode).toBe(200);
  expect((await admin('GET /api/knowledge-base/articles/diario-oficial')).statusCode).toBe(200);
});

test('adds, edits, sorts, removes and restores categories and lists with their content', async () => {
  const sent = { slug: 'contratos', title: 'Contratos', description: 'Depois da licitação.', drawing: 'basics' };
  const category = (await admin('POST /api/knowledge-base/categories', sent)).json();
  const list = (
    await admin(`POST /api/knowledge-base/categories/${category.id}/lists`, { title: 'Vigência', icon: 'clock', iconColor: '' })
  ).json();
  await admin('POST /api/knowledge-base/articles', await article({ slug: 'vigencia', list: list.id }));
  expect(
    (await admin(`PUT /api/knowledge-base/lists/${list.id}`, { title: 'Prazos', icon: 'clock', iconColor: '', version: 1 })).statusCode,
  ).toBe(200);
  const slugs = async () => (await client('GET /faq/data/knowledge_base')).json().map((card: { category: string }) => card.category);
  const ids = (await client('GET /api/knowledge-base')).json().categories.map(({ id }: { id: number }) => id);
  await admin('PUT /api/knowledge-base/order/categories', { ids: ids.toReversed() });
  expect((await slugs())[0]).toBe('contratos');
  expect((await admin('PUT /api/knowledge-base/order/lists', { within: category.id, ids: [list.id, list.id] })).statusCode).toBe(409);

  await admin(`DELETE /api/knowledge-base/categories/${category.id}`);
  expect(await slugs()).not.toContain('contratos');
  expect((await client('GET /api/knowledge-base/articles/vigencia')).statusCode).toBe(404);
  const late = await admin('POST /api/knowledge-base/articles', await article({ slug: 'vigencia' }));
  expect(late.json().faults).toMatchObject([{ path: 'body.slug', message: expect.stringContaining('dez minutos') }]);
  await admin(`POST /api/knowledge-base/categories/${category.id}/restore`);
  expect((await client('GET /api/knowledge-base/articles/vigencia')).json()).toMatchObject({ category: { slug: 'contratos' } });
  await admin(`DELETE /api/knowledge-base/categories/${category.id}`);
  await admin('PUT /api/knowledge-base/order/categories', { ids: ids.filter((id: number) => id !== category.id) });
});

test('stores one rating per user and article; admins see the counts', async () => {
  const path = 'articles/o-que-e-um-pregao';
  const { id } = (await client(`GET /api/knowledge-base/${path}`)).json();
  await client(`PUT /api/knowledge-base/articles/${id}/vote`, { useful: false });
  await client(`PUT /api/knowledge-base/articles/${id}/vote`, { useful: true });
  expect((await client(`GET /api/knowledge-base/${path}`)).json()).toMatchObject({ useful: true, votes: { yes: 0, no: 0 } });
  expect((await admin(`GET /api/knowledge-base/${path}`)).json()).toMatchObject({ useful: null, votes: { yes: 1, no: 0 } });
  await client(`PUT /api/knowledge-base/articles/${id}/vote`, { useful: null });
  expect((await admin(`GET /api/knowledge-base/${path}`)).json().votes).toEqual({ yes: 0, no: 0 });
});

test('shows and searches the product’s texts in the user’s language, until someone edits them', async () => {
  const german = { 'accept-language': 'de' };
  const inGerman = async (route: string) => (await client(route, undefined, german)).json();
  expect((await inGerman('GET /faq/data/knowledge_base'))[0]).toMatchObject({ category: 'fundamentos', title: 'Grundlagen der Vergabe' });
  const shelf = await inGerman('GET /api/knowledge-base/categories/prazos');
  expect(shelf).toMatchObject({
    title: 'Fristen',
    isTranslated: true,
    lists: expect.arrayContaining([expect.objectContaining({ title: 'Nach der Sitzung' })]),
  });
  const hits = await inGerman('GET /api/knowledge-base/search?q=BESCHWERDEFRIST');
  expect(hits).toMatchObject({
    total: 1,
    results: [{ slug: 'prazo-para-recurso', categoryTitle: 'Fristen', title: 'Wie läuft die Beschwerdefrist?' }],
  });
  const [deep] = (await inGerman('GET /api/knowledge-base/search?q=verwirkt')).results;
  expect(deep.piece).toContain('sonst ist das Recht verwirkt');
  expect((await inGerman('GET /api/knowledge-base/search?q=contrarrazoes')).results).toEqual([]);
  const specified = await inGerman('GET /faq/data/question?slug=prazo-para-recurso');
  expect(specified).toMatchObject({
    title: 'Wie läuft die Beschwerdefrist?',
    content: expect.stringContaining('<h2>Sofort erklären</h2>'),
  });

  const { id, title, slug, html, list, version, isPublished } = await inGerman('GET /api/knowledge-base/articles/prazo-para-recurso');
  const send = (values: object) =>
    admin(`PUT /api/knowledge-base/articles/${id}`, { title, slug, html, list, version, isPublished, ...values }, german);
  // Another slug and the same text: it stays translated.
  expect((await send({ slug: 'recursos' })).json()).toMatchObject({ slug: 'recursos', title, isTranslated: true });
  expect((await client('GET /api/knowledge-base/articles/recursos')).json().title).toBe('Como funciona o prazo de recurso?');
  const edited = await send({ slug, html: `${html}<p>Stand: 2026.</p>`, version: version + 1 });
  expect(edited.json()).toMatchObject({ title, isTranslated: false });
  expect((await client('GET /api/knowledge-base/articles/prazo-para-recurso')).json()).toMatchObject({ title, isTranslated: false });
  expect((await found(client, 'stand: 2026')).map((hit) => hit.slug)).toEqual([slug]);
  expect(await found(client, 'contrarrazoes')).toEqual([]);
});
