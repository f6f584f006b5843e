import type { ListRole } from '#features/auth/server/tables.ts';
import { roleNames as names } from '#kit/accountNames.ts';
import type { Titles } from '#kit/errors.ts';

const titlesOf = (role: ListRole): Titles => ({ pt: names.pt[role], en: names.en[role], fr: names.fr[role], de: names.de[role] });

/** What stands in the place of a job title of whoever has said none. */
export const roleNames: Record<ListRole, Titles> = {
  admin: titlesOf('admin'),
  editor: titlesOf('editor'),
  author: titlesOf('author'),
  maintainer: titlesOf('maintainer'),
  subscriber: titlesOf('subscriber'),
};
