// The sections of the menu in their order, and its groups.
import {
  IconBookmarks,
  IconChartBar,
  IconLayoutGrid,
  IconMessages,
  IconNews,
  IconShoppingBag,
  IconStatusChange,
  type TablerIcon,
} from '@tabler/icons-react';
import type { LocalizedText } from '#kit/errors.ts';

/** With an icon a section unfolds below its name where the menu is a line. */
export const sections: Record<string, { titles: LocalizedText; icon?: TablerIcon }> = {
  insight: { titles: { pt: 'Painéis', en: 'Dashboards', fr: 'Tableaux de bord', de: 'Auswertungen' }, icon: IconChartBar },
  tracking: { titles: { pt: 'Acompanhamento', en: 'Tracking', fr: 'Suivi', de: 'Vergabe' } },
  together: { titles: { pt: 'Trabalho em equipe', en: 'Teamwork', fr: 'Travail d’équipe', de: 'Zusammenarbeit' }, icon: IconMessages },
  purchases: { titles: { pt: 'Compras', en: 'Purchases', fr: 'Achats', de: 'Einkauf' }, icon: IconShoppingBag },
  content: { titles: { pt: 'Conteúdo', en: 'Content', fr: 'Contenu', de: 'Inhalte' }, icon: IconNews },
  system: { titles: { pt: 'Sistema', en: 'System', fr: 'Système', de: 'System' }, icon: IconLayoutGrid },
};

export const groups: Record<string, { titles: LocalizedText; icon: TablerIcon }> = {
  byStatus: { titles: { pt: 'Por status', en: 'By status', fr: 'Par statut', de: 'Nach Status' }, icon: IconStatusChange },
  savedSearches: {
    titles: { pt: 'Buscas salvas', en: 'Saved searches', fr: 'Recherches enregistrées', de: 'Gespeicherte Suchen' },
    icon: IconBookmarks,
  },
};
