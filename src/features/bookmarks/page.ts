// An entry of the page catalogue.
import type { needs } from '#features/auth/contract.ts';
import type { LocalizedText } from '#kit/errors.ts';

/** The ability needed to see a page; empty: any signed-in user. */
export type PageNeed = keyof typeof needs | '';

/** `id` and `target` never change, since bookmarks refer to them. `icon` is a Feather icon, `link` the address as the screen writes it. */
export type CataloguedPage = {
  id: number;
  target: string;
  link: string;
  icon: string;
  need: PageNeed;
  titles: LocalizedText;
  /** Further search words. */
  also?: string;
};
