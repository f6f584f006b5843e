// What the search of the top bar looks in: each feature that has something to find is plugged in here.
import { backfillAccountKeys, findContacts } from '#features/auth/server/accounts/findContacts.ts';
import { findNeedsMet } from '#features/auth/server/queries.ts';
import { findPages } from '#features/bookmarks/server/queries.ts';
import { searchAttachments } from '#features/email/server/writing/searchAttachments.ts';
import { fillFiles, findFiles } from '#features/importacoes/server/findFiles.ts';
import { findDocumentos } from '#features/licitacoes/server/detail/findDocumentos.ts';
import type { SearchEntry } from '#features/search/contract.ts';
import type { SearchSources } from '#features/search/server/routes.ts';
import { fillProducts } from '#features/shop/server/keys.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { fold } from '#kit/server/text/fold.ts';

/** Has everything found that an earlier version kept without what a search looks in. */
export async function fillSearched(database: Database): Promise<void> {
  await backfillAccountKeys(database);
  await fillFiles(database);
  await fillProducts(database);
}

export function searchSources(database: Database, images: Pick<Images, 'addressOf'>): SearchSources {
  return {
    Pages: async (asked, { caller: { id }, language }) =>
      findPages(database, { id, metNeeds: await findNeedsMet(database, id), language }, asked),
    Files: async (asked, { caller, language }) => {
      const found = await Promise.all([
        // Accounts that may not send files do not see them either.
        caller.isAdmin ? findFiles(database, asked, language) : [],
        searchAttachments(database, caller.id, asked, language),
        findDocumentos(database, asked),
      ]);
      const begins = ({ title }: SearchEntry) => fold(title).startsWith(fold(asked.q).trim());
      const files: SearchEntry[] = found.flat();
      return [...files.filter(begins), ...files.filter((file) => !begins(file))].slice(0, asked.limit);
    },
    Contacts: async (asked) =>
      (await findContacts(database, asked)).map(({ img, ...found }) => ({ ...found, img: images.addressOf(img) ?? '' })),
  };
}
