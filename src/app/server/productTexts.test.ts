// The built-in texts in every language: complete, and added to older databases.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { questionTexts as faqTexts, groupTexts } from '#features/faq/server/texts.ts';
import { articleTexts, categoryTexts, listTexts } from '#features/knowledgeBase/server/texts.ts';
import { planTexts, questionTexts as pricingTexts } from '#features/pricing/server/texts.ts';
import { languages } from '#kit/errors.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const catalogues = { groupTexts, faqTexts, categoryTexts, listTexts, articleTexts, planTexts, pricingTexts };

test.each(Object.entries(catalogues))('%s have the same keys in every language, and translated texts', (_, texts) => {
  const source = texts('pt') as ReadonlyMap<string, object>;
  for (const language of languages) {
    const these = texts(language) as ReadonlyMap<string, object>;
    expect([...these.keys()].sort()).toEqual([...source.keys()].sort());
    if (language !== 'pt') for (const [key, text] of these) expect(text, key).not.toEqual(source.get(key));
  }
});

test('articles have the same blocks and links in every language', () => {
  const shapeOf = (html: string) => html.match(/<(h2|ul|ol|table|li|tr)\b|href="[^"]*"/g) ?? [];
  for (const language of languages)
    for (const [key, { html }] of articleTexts(language))
      expect(shapeOf(html), key).toEqual(shapeOf(articleTexts('pt').get(key)?.html ?? ''));
});

const { server, client } = testDemo();
const folder = mkdtempSync(join(tmpdir(), 'certame-migrations-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('in an older database, rows that were never edited are in every language', async () => {
  const tables = ['faq_groups', 'faq_questions', 'kb_categories', 'kb_lists', 'kb_articles', 'pricing_plans', 'pricing_questions'];
  await server.database.write(async (db) => {
    for (const table of tables) await sql`alter table ${sql.table(table)} drop column text_key`.execute(db);
    await sql`update faq_questions set question = 'Retirei um item do carrinho sem querer. Dá para voltar?'
      where question like 'Retirei um item do carrinho sem querer.%'`.execute(db);
    await sql`update pricing_plans set title = 'Tudo', version = 2 where name = 'enterprisePlan'`.execute(db);
    await sql`update kb_articles set title = 'O pregão', version = 2 where slug = 'o-que-e-um-pregao'`.execute(db);
  });
  copyFileSync('migrations/0046_text_keys.sql', join(folder, '9999_text_keys.sql'));
  expect((await migrate(server.database, folder)).applied).toEqual(['text_keys']);
  const inGerman = async (route: string) => (await client(route, undefined, { 'accept-language': 'de' })).json();
  const { groups } = await inGerman('GET /api/faq');
  type Translated = { isTranslated: boolean; title: string };
  expect(groups.map(({ isTranslated }: Translated) => isTranslated)).toEqual(Array(5).fill(true));
  const questions = groups.flatMap((group: { questions: Translated[] }) => group.questions);
  expect(questions.map(({ isTranslated }: Translated) => isTranslated)).toEqual(Array(28).fill(true));
  const { plans } = await inGerman('GET /api/pricing');
  expect(plans.map(({ title }: Translated) => title)).toEqual(['Basis', 'Standard', 'Tudo']);
  const shelf = await inGerman('GET /api/knowledge-base/categories/fundamentos');
  expect(shelf).toMatchObject({ title: 'Grundlagen der Vergabe', lists: [{ title: 'Vergabeverfahren' }, {}, {}, {}, {}, {}] });
  expect(shelf.lists[0].articles.map(({ title }: Translated) => title)).toEqual(['O pregão', 'Welche fünf Vergabeverfahren gibt es?']);
});
