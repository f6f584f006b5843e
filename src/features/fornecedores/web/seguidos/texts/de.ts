import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  title: 'Wen Sie beobachten',
  follow: 'Beobachten',
  followed: 'Sie beobachten {{nome}}: Die Glocke meldet Neues.',
  unfollowed: 'Sie beobachten {{nome}} nicht mehr.',
  restored: 'Sie beobachten {{nome}} weiterhin wie zuvor.',
  unfollow: '{{nome}} nicht mehr beobachten',
  bell: 'Neues von {{nome}} in Glocke und Bericht melden',
  muted: 'Meldungen zu {{nome}} stummgeschaltet.',
  column: { nome: 'Name', kind: 'Art', since: 'Seit', bell: 'Meldungen', actions: 'Aktionen' },
  kind: { fornecedor: 'Lieferant', orgao: 'Auftraggeber', municipio: 'Gemeinde' },
  empty: {
    title: 'Sie beobachten niemanden',
    hint: 'Schalten Sie „Beobachten“ auf der Seite eines Lieferanten, eines Auftraggebers oder einer Gemeinde ein.',
  },
  won_one: '{{nome}} hat {{figure}} Posten gewonnen: {{notices}}.',
  won_other: '{{nome}} hat {{figure}} Posten gewonnen: {{notices}}.',
  published_one: '{{nome}} hat {{figure}} Ausschreibung veröffentlicht: {{notices}}.',
  published_other: '{{nome}} hat {{figure}} Ausschreibungen veröffentlicht: {{notices}}.',
  placed_one: '{{figure}} neue Ausschreibung in {{nome}}: {{notices}}.',
  placed_other: '{{figure}} neue Ausschreibungen in {{nome}}: {{notices}}.',
};
