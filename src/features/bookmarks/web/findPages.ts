import { fold } from '#kit/web/fold.ts';
import type { PageEntry } from '../contract.ts';

/** How many matches are offered. */
const most = 6;

/** The pages with what is typed in their title, whatever its accents and case; those that begin with it first. */
export function findPages(pages: readonly PageEntry[], typed: string): PageEntry[] {
  const part = fold(typed.trim());
  const matches = pages.filter(({ title }) => fold(title).includes(part));
  const begins = ({ title }: PageEntry) => Number(fold(title).startsWith(part));
  return matches.sort((one, other) => begins(other) - begins(one)).slice(0, most);
}
