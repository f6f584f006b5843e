import type { ListRole } from '#features/auth/server/tables.ts';
import type { Titles } from '#kit/errors.ts';

/** What stands in the place of a job title of whoever has said none. */
export const roleNames: Record<ListRole, Titles> = {
  admin: { pt: 'Administrador', en: 'Administrator', fr: 'Administrateur', de: 'Administrator' },
  editor: { pt: 'Editor', en: 'Editor', fr: 'Éditeur', de: 'Redakteur' },
  author: { pt: 'Autor', en: 'Author', fr: 'Auteur', de: 'Autor' },
  maintainer: { pt: 'Mantenedor', en: 'Maintainer', fr: 'Mainteneur', de: 'Betreuer' },
  subscriber: { pt: 'Assinante', en: 'Subscriber', fr: 'Abonné', de: 'Abonnent' },
};
