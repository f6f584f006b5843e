import type { Drawing, listColors, listIcons } from '../../contract.ts';

export type DemoArticle = { slug: string; title: string; html: string; isDraft?: true };
export type DemoList = {
  /** The same in every language. */
  key: string;
  title: string;
  icon: (typeof listIcons)[number];
  icon_color: (typeof listColors)[number];
  articles: readonly DemoArticle[];
};
export type DemoCategory = { slug: string; title: string; description: string; drawing: Drawing; lists: readonly DemoList[] };

/** A category in another language: its lists by key, its articles, in the markup of `toHtml`, by their Portuguese slug. */
export type DemoTexts = {
  title: string;
  description: string;
  lists: Readonly<Record<string, string>>;
  articles: Readonly<Record<string, readonly [title: string, text: string]>>;
};
