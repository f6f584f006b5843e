import type { Drawing, listColors, listIcons } from '../../contract.ts';

export type DemoArticle = { slug: string; title: string; html: string; isDraft?: true };
export type DemoList = {
  title: string;
  icon: (typeof listIcons)[number];
  icon_color: (typeof listColors)[number];
  articles: readonly DemoArticle[];
};
export type DemoCategory = { slug: string; title: string; description: string; drawing: Drawing; lists: readonly DemoList[] };
