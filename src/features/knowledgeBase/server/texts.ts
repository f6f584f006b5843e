// The demo categories, lists and articles in every language.
import type { Language } from '#kit/errors.ts';
import { builtInTexts } from '#kit/server/text/builtInTexts.ts';
import { formattedTextOf } from '#kit/server/text/submittedText.ts';
import { demoCategories } from './demo/categories.ts';
import { texts as de } from './demo/de/texts.ts';
import { texts as en } from './demo/en/texts.ts';
import { texts as fr } from './demo/fr/texts.ts';
import { toHtml } from './demo/html.ts';
import type { DemoTexts } from './demo/kinds.ts';
import { readArticle } from './writing.ts';

const others: Record<Exclude<Language, 'pt'>, Readonly<Record<string, DemoTexts>>> = { en, fr, de };

/** The Portuguese texts are stored with the other fields of a row. */
const inPortuguese = {
  categories: Object.fromEntries(demoCategories.map(({ slug, title, description }) => [slug, { title, description }])),
  lists: Object.fromEntries(demoCategories.flatMap(({ lists }) => lists.map(({ key, title }) => [key, { title }]))),
};

/** By the Portuguese slug. */
export const categoryTexts = builtInTexts<{ title: string; description: string }>((language) => {
  if (language === 'pt') return inPortuguese.categories;
  return Object.fromEntries(Object.entries(others[language]).map(([key, { title, description }]) => [key, { title, description }]));
});

export const listTexts = builtInTexts<{ title: string }>((language) => {
  if (language === 'pt') return inPortuguese.lists;
  const lists = Object.values(others[language]).flatMap((category) => Object.entries(category.lists));
  return Object.fromEntries(lists.map(([key, title]) => [key, { title }]));
});

/** By the Portuguese slug. */
export const articleTexts = builtInTexts((language) => {
  const articles =
    language === 'pt'
      ? demoCategories
          .flatMap(({ lists }) => lists.flatMap((list) => list.articles))
          .map(({ slug, title, html }) => ({ slug, title, html }))
      : Object.values(others[language]).flatMap((category) =>
          Object.entries(category.articles).map(([slug, [title, text]]) => ({ slug, title, html: toHtml(text) })),
        );
  return Object.fromEntries(articles.map(({ slug, title, html }) => [slug, readArticle({ title }, formattedTextOf(html), language)]));
});
