import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  title: 'Fournisseurs et organismes suivis',
  follow: 'Suivre',
  mine: 'Suivis',
  followed: 'Vous suivez {{nome}} : la cloche signale les nouveautés.',
  unfollowed: 'Vous ne suivez plus {{nome}}.',
  unfollow: 'Ne plus suivre {{nome}}',
  bell: 'Signaler {{nome}} par la cloche et le bulletin',
  muted: 'Notifications de {{nome}} désactivées.',
  column: { nome: 'Nom', kind: 'Nature', since: 'Depuis', bell: 'Notifications', actions: 'Actions' },
  kind: { fornecedor: 'Fournisseur', orgao: 'Organisme' },
  empty: { title: 'Vous ne suivez personne', hint: "Activez « Suivre » sur la page d'un fournisseur ou d'un organisme." },
  won_one: '{{nome}} a remporté {{figure}} item : {{notices}}.',
  won_many: "{{nome}} a remporté {{figure}} d'items : {{notices}}.",
  won_other: '{{nome}} a remporté {{figure}} items : {{notices}}.',
  published_one: "{{nome}} a publié {{figure}} appel d'offres : {{notices}}.",
  published_many: "{{nome}} a publié {{figure}} d'appels d'offres : {{notices}}.",
  published_other: "{{nome}} a publié {{figure}} appels d'offres : {{notices}}.",
};
