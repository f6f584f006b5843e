// What the stages are called, for the screens of offers and the cards on other screens.
import type { LocalizedText } from '#kit/errors.ts';
import type { Etapa } from './entities.ts';

export const etapaNames: Record<Etapa, LocalizedText> = {
  analisando: { pt: 'Analisando', en: 'Analysing', fr: 'À l’étude', de: 'In Prüfung' },
  decidida: { pt: 'Decidida', en: 'Decided', fr: 'Décidée', de: 'Entschieden' },
  preparando: { pt: 'Preparando', en: 'Preparing', fr: 'En préparation', de: 'In Arbeit' },
  enviada: { pt: 'Enviada', en: 'Sent', fr: 'Envoyée', de: 'Abgegeben' },
  disputa: { pt: 'Em disputa', en: 'Bidding', fr: 'Enchères en cours', de: 'In der Bieterrunde' },
  ganha: { pt: 'Ganha', en: 'Won', fr: 'Gagnée', de: 'Gewonnen' },
  perdida: { pt: 'Perdida', en: 'Lost', fr: 'Perdue', de: 'Verloren' },
  desistida: { pt: 'Desistida', en: 'Dropped', fr: 'Abandonnée', de: 'Aufgegeben' },
};
