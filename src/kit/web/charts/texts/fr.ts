import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  asTable: '{{title}} : afficher en tableau',
  showChart: 'Afficher le graphique',
  showTable: 'Afficher en tableau',
  saveOf: '{{title}} : télécharger le CSV',
  empty: 'Aucune donnée pour le moment.',
  failed: 'Impossible de charger ces chiffres.',
  others_one: '{{figure}} autre',
  others_many: '{{figure}} autres',
  others_other: '{{figure}} autres',
  map: '{{figure}} par État. Les flèches parcourent la carte, Entrée ouvre la liste.',
  wholeBar: 'Une barre entière correspond à {{figure}}.',
  upTo: 'jusqu’à {{figure}}',
  outlines: {
    closer: 'Zoomer',
    farther: 'Dézoomer',
    whole: 'Tout montrer',
    how: 'Ctrl et la molette pour zoomer ; faites glisser pour déplacer.',
    source: 'Contours de l’IBGE, par le paquet',
    show: 'Voir la carte avec les contours',
    hide: 'Voir la carte en cases',
  },
} satisfies TextsIn<'fr', typeof source>;
