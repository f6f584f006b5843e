// Screens and pages: where a screen stands, and the places that the search, the bookmarks and the menu lead to.
import type { LocalizedText } from './errors.ts';

/**
 * Where a screen is. `path` is a pattern of the router, `need` a name in `needs` of auth, `query` says that it reads parameters.
 */
export type Address<Need extends string = string> = { path: string; need: Need; query?: true };

/** The place of a page in the menu; `app` names the sections and groups. What is left out is the page's own. */
type MenuPlace = {
  section: string;
  /** Entries of a group unfold below its name. */
  group?: string;
  /** Pressed after G it opens the page. */
  letter?: string;
  title?: LocalizedText;
  link?: string;
  need?: string;
};

/** `id` and `target` never change, since bookmarks refer to them. `icon` is a Feather icon. */
type PageBasics = {
  id: number;
  target: string;
  icon: string;
  titles: LocalizedText;
  /** Further search words. */
  also?: string;
  menu?: MenuPlace;
};

/** A screen, or a view of one. `link` is its address as the screen writes it, by default the path of `at`. */
type ScreenPage = PageBasics & { at: Address; link?: string };
/** What is no screen of the application; the menu opens it in a new tab. An empty `need`: any signed-in user. */
type OutsidePage = PageBasics & { at?: undefined; link: string; need: string };

export type Page = ScreenPage | OutsidePage;

/** The address of a page. */
export function linkOf({ at, link }: Page): string {
  return link ?? at?.path ?? '';
}

/** The name of the permission that a page needs. */
export function needOf(page: Page): string {
  return page.at ? page.at.need : page.need;
}
