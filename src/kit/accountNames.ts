// The names of roles and plans in every language, for all screens and exports. The API uses the specification's values.
import type { Language } from './errors.ts';

type Role = 'admin' | 'editor' | 'author' | 'maintainer' | 'subscriber';
type Plan = 'basic' | 'team' | 'company' | 'enterprise';

/** `subscriber` is an ordinary account, which the sign-in page calls a client. */
export const roleNames = {
  pt: { admin: 'Administrador', editor: 'Editor', author: 'Autor', maintainer: 'Mantenedor', subscriber: 'Cliente' },
  en: { admin: 'Administrator', editor: 'Editor', author: 'Author', maintainer: 'Maintainer', subscriber: 'Client' },
  fr: { admin: 'Administrateur', editor: 'Éditeur', author: 'Auteur', maintainer: 'Mainteneur', subscriber: 'Client' },
  de: { admin: 'Administrator', editor: 'Redakteur', author: 'Autor', maintainer: 'Betreuer', subscriber: 'Kunde' },
} as const satisfies Record<Language, Record<Role, string>>;

/** As on the pricing page, whose Standard card stands for two plans. */
export const planNames = {
  pt: { basic: 'Básico', team: 'Padrão (equipe)', company: 'Padrão (empresa)', enterprise: 'Corporativo' },
  en: { basic: 'Basic', team: 'Standard (team)', company: 'Standard (company)', enterprise: 'Enterprise' },
  fr: { basic: 'Basique', team: 'Standard (équipe)', company: 'Standard (société)', enterprise: 'Entreprise' },
  de: { basic: 'Basis', team: 'Standard (Team)', company: 'Standard (Firma)', enterprise: 'Enterprise' },
} as const satisfies Record<Language, Record<Plan, string>>;
