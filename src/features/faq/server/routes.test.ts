import { describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import type { FaqGroup } from '../contract.ts';

const { server, admin, client } = testDemo();

const groups = async (q = ''): Promise<FaqGroup[]> => (await client(`GET /api/faq?q=${encodeURIComponent(q)}`)).json().groups;
const add = async (question: string, html = '<p>Sim.</p>') =>
  (await admin('POST /api/faq/questions', { group: 'delivery', question, html })).json();
const namesIn = async (key: string) => (await groups()).find((group) => group.key === key)?.questions.map(({ question }) => question);

describe('the specification’s call', () => {
  test('returns five groups with twenty-eight questions and answers as plain text', async () => {
    const data = (await client('GET /faq/data')).json();
    expect(Object.keys(data)).toEqual(['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices']);
    const all = Object.values<{ qandA: { question: string; ans: string }[] }>(data);
    expect(all.map(Object.keys)).toEqual(all.map(() => ['icon', 'title', 'subtitle', 'qandA']));
    expect(all.flatMap(({ qandA }) => qandA)).toHaveLength(28);
    expect(JSON.stringify(all)).not.toMatch(/<\w/);
  });

  test.each([
    ['NOTA DE EMPENHO', ['payment']],
    ['licitacao', ['productServices']],
    ['', ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices']],
    ['nada disto existe', []],
    ['100%', []],
  ])('finds %j in questions, whatever accents and case', async (q, keys) =>
    expect(Object.keys((await client(`GET /faq/data?q=${encodeURIComponent(q)}`)).json())).toEqual(keys),
  );
});

test('sanitizes answers when they are written, and refuses blank ones', async () => {
  const { id, html } = await add(
    'Há limites?',
    '<p onclick="x()">Há <b>dois</b>.<script>alert(1)</script><img src="https://x.example/a.png"></p>',
  );
  expect(html).toBe('<p>Há <b>dois</b>.</p>');
  expect((await client('GET /faq/data?q=limites')).json().delivery.qandA[0].ans).toBe('Há dois.');
  const empty = await admin('POST /api/faq/questions', { group: 'delivery', question: ' \u200b', html: '<p> </p>' });
  expect(empty.statusCode).toBe(400);
  expect((await admin('POST /api/faq/questions', { group: 'delivery', question: 'E?', html: '<p><br></p>' })).json().faults[0].path).toBe(
    'body.html',
  );
  await admin(`DELETE /api/faq/questions/${id}`);
});

test('reports a conflict with another user’s edit, and loses nothing', async () => {
  const { id, version } = await add('Quem recebe?');
  const sent = { group: 'delivery', html: '<p>O almoxarifado.</p>', version };
  const first = await admin(`PUT /api/faq/questions/${id}`, { ...sent, question: 'Quem recebe a carga?' });
  expect(first.json()).toMatchObject({ question: 'Quem recebe a carga?', version: version + 1 });
  const second = await admin(`PUT /api/faq/questions/${id}`, { ...sent, question: 'Quem?' });
  expect([second.statusCode, second.json().type]).toEqual([409, 'conflict']);
  const moved = { ...sent, question: 'Quem recebe a carga?', group: 'payment', version: version + 1 };
  await admin(`PUT /api/faq/questions/${id}`, moved);
  expect((await namesIn('payment'))?.at(-1)).toBe('Quem recebe a carga?');
  await admin(`DELETE /api/faq/questions/${id}`);
  const gone = await admin(`PUT /api/faq/questions/${id}`, { ...moved, version: version + 3 });
  expect(gone.statusCode).toBe(404);
});

test('restores a deleted question to its place, for ten minutes', async () => {
  const before = await namesIn('delivery');
  const [, second] = (await groups()).find(({ key }) => key === 'delivery')?.questions ?? [];
  expect((await admin(`DELETE /api/faq/questions/${second?.id}`)).statusCode).toBe(200);
  expect(await namesIn('delivery')).toHaveLength((before?.length ?? 0) - 1);
  expect((await admin(`POST /api/faq/questions/${second?.id}/restore`)).statusCode).toBe(200);
  expect(await namesIn('delivery')).toEqual(before);
  await admin(`DELETE /api/faq/questions/${second?.id}`);
  const long = new Date(Date.now() - 601_000).toISOString();
  const set = (removed_at: string | null) =>
    server.database.write((db) =>
      db
        .updateTable('faq_questions')
        .set({ removed_at })
        .where('id', '=', second?.id ?? 0)
        .execute(),
    );
  await set(long);
  expect((await admin(`POST /api/faq/questions/${second?.id}/restore`)).statusCode).toBe(410);
  await set(null);
});

test('sorts questions and groups as requested, and refuses an incomplete order', async () => {
  const [group] = await groups();
  const ids = group?.questions.map(({ id }) => id) ?? [];
  expect((await admin(`PUT /api/faq/groups/${group?.id}/order`, { ids: ids.slice(1) })).statusCode).toBe(409);
  await admin(`PUT /api/faq/groups/${group?.id}/order`, { ids: ids.toReversed() });
  expect((await groups())[0]?.questions.map(({ id }) => id)).toEqual(ids.toReversed());
  const all = (await groups()).map(({ id }) => id);
  await admin('PUT /api/faq/groups/order', { ids: all.toReversed() });
  expect((await groups())[0]?.key).toBe('productServices');
  await admin('PUT /api/faq/groups/order', { ids: all });
  const renamed = { icon: 'bell', title: 'Pagar', subtitle: '', version: group?.version };
  expect((await admin(`PUT /api/faq/groups/${group?.id}`, renamed)).statusCode).toBe(200);
  expect((await admin(`PUT /api/faq/groups/${group?.id}`, renamed)).statusCode).toBe(409);
  expect((await client('GET /faq/data')).json().payment).toMatchObject({ icon: 'bell', title: 'Pagar' });
});

test('names an administrator to contact', async () => {
  expect((await client('GET /api/faq/contact')).json()).toMatchObject({ name: 'Helena Prado', email: demoAdmin.email });
});

test('shows and searches the product’s questions in the user’s language, until someone edits them', async () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9' };
  const inGerman = async (q = ''): Promise<FaqGroup[]> =>
    (await client(`GET /api/faq?q=${encodeURIComponent(q)}`, undefined, german)).json().groups;
  const [hit] = (await inGerman('mangelhaft'))[0]?.questions ?? [];
  expect(hit).toBeUndefined();
  const [group] = await inGerman('FEHLERHAFTEN Artikel');
  expect(group).toMatchObject({ title: 'Stornierung und Umtausch', isTranslated: true });
  const question = group?.questions[0];
  expect(question).toMatchObject({ question: 'Wie tausche ich einen fehlerhaften Artikel um?', isTranslated: true });
  expect(await inGerman('item com defeito')).toEqual([]);
  const specified = (await client('GET /faq/data?q=fehlerhaften', undefined, german)).json();
  expect(specified.cancellationReturn.qandA[0].ans).toMatch(/^Beschreiben Sie den Mangel/);

  const path = `PUT /api/faq/questions/${question?.id}`;
  const { id: _, isTranslated: __, ...words } = question as FaqGroup['questions'][number];
  // Moved with unchanged text: it stays translated.
  const moved = (await admin(path, { ...words, group: 'delivery' }, german)).json();
  expect(moved).toMatchObject({ group: 'delivery', question: words.question, isTranslated: true });
  expect((await namesIn('delivery'))?.at(-1)).toBe('Como troco um item com defeito?');
  const edited = await admin(path, { ...words, question: 'Wie läuft ein Umtausch ab?', version: moved.version }, german);
  expect(edited.json()).toMatchObject({ html: words.html, isTranslated: false });
  expect((await groups('umtausch'))[0]?.questions.map(({ question }) => question)).toEqual(['Wie läuft ein Umtausch ab?']);
  expect(await groups('item com defeito')).toEqual([]);
});
