import type { ListRole } from '#features/auth/server/tables.ts';
import { roleNames as names } from '#kit/accountNames.ts';
import type { LocalizedText } from '#kit/errors.ts';

const titlesOf = (role: ListRole): LocalizedText => ({ pt: names.pt[role], en: names.en[role], fr: names.fr[role], de: names.de[role] });

/** Shown instead of a job title if the user has none. */
export const roleNames: Record<ListRole, LocalizedText> = {
  admin: titlesOf('admin'),
  editor: titlesOf('editor'),
  author: titlesOf('author'),
  maintainer: titlesOf('maintainer'),
  subscriber: titlesOf('subscriber'),
};
