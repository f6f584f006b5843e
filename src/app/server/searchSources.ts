// What the search of the top bar looks in: each feature that has something to find is plugged in here.
import { fillContacts, findContacts } from '#features/auth/server/findContacts.ts';
import { findNeedsMet } from '#features/auth/server/queries.ts';
import { findPages } from '#features/bookmarks/server/queries.ts';
import { fillFiles, findFiles } from '#features/importacoes/server/findFiles.ts';
import type { SearchSources } from '#features/search/server/routes.ts';
import { fillProducts } from '#features/shop/server/keys.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';

/** Has everything found that an earlier version kept without what a search looks in. */
export async function fillSearched(database: Database): Promise<void> {
  await fillContacts(database);
  await fillFiles(database);
  await fillProducts(database);
}

export function searchSources(database: Database, images: Pick<Images, 'addressOf'>): SearchSources {
  return {
    Pages: async (asked, { caller: { id }, language }) =>
      findPages(database, { id, met: await findNeedsMet(database, id), language }, asked),
    // Whoever may not send files does not hear of them either.
    Files: async (asked, { caller, language }) => (caller.isAdmin ? findFiles(database, asked, language) : []),
    Contacts: async (asked) =>
      (await findContacts(database, asked)).map(({ img, ...found }) => ({ ...found, img: images.addressOf(img) ?? '' })),
  };
}
