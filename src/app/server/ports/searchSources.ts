// The sources of the search in the top bar, one per feature.
import { findContacts } from '#features/auth/server/accounts/findContacts.ts';
import { findNeedsMet } from '#features/auth/server/queries.ts';
import { findPages } from '#features/bookmarks/server/queries.ts';
import { searchAttachments } from '#features/email/server/writing/searchAttachments.ts';
import { findFiles } from '#features/importacoes/server/findFiles.ts';
import { findDocumentos } from '#features/licitacoes/server/detail/findDocumentos.ts';
import type { SearchEntry } from '#features/search/contract.ts';
import type { SearchSources } from '#features/search/server/routes.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { fold } from '#kit/server/text/fold.ts';

export function searchSources(database: Database, images: Pick<Images, 'addressOf'>): SearchSources {
  return {
    Pages: async (asked, { caller: { id }, language }) =>
      findPages(database, { id, metNeeds: await findNeedsMet(database, id), language }, asked),
    Files: async (asked, { caller, language }) => {
      const found = await Promise.all([
        // Only accounts that may upload files see them.
        caller.isAdmin ? findFiles(database, asked, language) : [],
        searchAttachments(database, caller.id, asked, language),
        findDocumentos(database, asked),
      ]);
      const startsWithQuery = ({ title }: SearchEntry) => fold(title).startsWith(fold(asked.q).trim());
      const files: SearchEntry[] = found.flat();
      return [...files.filter(startsWithQuery), ...files.filter((file) => !startsWithQuery(file))].slice(0, asked.limit);
    },
    Contacts: async (asked) =>
      (await findContacts(database, asked)).map(({ img, ...found }) => ({ ...found, img: images.addressOf(img) ?? '' })),
  };
}
