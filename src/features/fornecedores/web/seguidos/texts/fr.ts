import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  title: 'Ceux que vous suivez',
  follow: 'Suivre',
  followed: 'Vous suivez {{nome}} : la cloche signale les nouveautés.',
  unfollowed: 'Vous ne suivez plus {{nome}}.',
  restored: 'Vous suivez toujours {{nome}}, comme avant.',
  unfollow: 'Ne plus suivre {{nome}}',
  bell: 'Signaler {{nome}} par la cloche et le bulletin',
  muted: 'Notifications de {{nome}} désactivées.',
  column: { nome: 'Nom', kind: 'Nature', since: 'Depuis', bell: 'Notifications', actions: 'Actions' },
  kind: { fornecedor: 'Fournisseur', orgao: 'Organisme', municipio: 'Commune' },
  empty: { title: 'Vous ne suivez personne', hint: 'Activez « Suivre » sur la page d’un fournisseur, d’un organisme ou d’une commune.' },
  won_one: '{{nome}} a remporté {{figure}} item : {{notices}}.',
  won_many: '{{nome}} a remporté {{figure}} d’items : {{notices}}.',
  won_other: '{{nome}} a remporté {{figure}} items : {{notices}}.',
  published_one: '{{nome}} a publié {{figure}} appel d’offres : {{notices}}.',
  published_many: '{{nome}} a publié {{figure}} d’appels d’offres : {{notices}}.',
  published_other: '{{nome}} a publié {{figure}} appels d’offres : {{notices}}.',
  placed_one: '{{figure}} nouvel appel d’offres à {{nome}} : {{notices}}.',
  placed_many: '{{figure}} de nouveaux appels d’offres à {{nome}} : {{notices}}.',
  placed_other: '{{figure}} nouveaux appels d’offres à {{nome}} : {{notices}}.',
};
