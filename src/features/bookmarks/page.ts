// What stands in the catalogue of pages.
import type { needs } from '#features/auth/contract.ts';
import type { LocalizedText } from '#kit/errors.ts';

/** What a reader must be allowed to do to see a page; empty: to be signed in. */
export type PageNeed = keyof typeof needs | '';

/** `id` and `target` stay for ever: marks are kept by them. `icon` names a Feather icon, `link` is written as the screen itself writes its address. */
export type CataloguedPage = {
  id: number;
  target: string;
  link: string;
  icon: string;
  need: PageNeed;
  titles: LocalizedText;
  /** Other words that people look for it by. */
  also?: string;
};
