// Texts of faults specific to events.
import type { LocalizedText } from '#kit/errors.ts';

export const wrongTime: LocalizedText = {
  pt: 'deve ser uma data (2026-05-28) ou uma data com hora (2026-05-28T14:00:00Z) entre 1900 e 2199',
  en: 'must be a date (2026-05-28) or a date and time (2026-05-28T14:00:00Z) between 1900 and 2199',
  fr: 'doit être un jour (2026-05-28) ou un instant (2026-05-28T14:00:00Z) entre 1900 et 2199',
  de: 'muss ein Tag (2026-05-28) oder ein Zeitpunkt (2026-05-28T14:00:00Z) zwischen 1900 und 2199 sein',
};
export const endsTooEarly: LocalizedText = {
  pt: 'deve ser posterior ao início',
  en: 'must be after the start',
  fr: 'doit venir après le début',
  de: 'muss nach dem Beginn liegen',
};
export const wrongLink: LocalizedText = {
  pt: 'deve ser um endereço da web (https://…) ou de e-mail (mailto:…)',
  en: 'must be a web address (https://…) or an email address (mailto:…)',
  fr: 'doit être une adresse web (https://…) ou électronique (mailto:…)',
  de: 'muss eine Webadresse (https://…) oder E-Mail-Adresse (mailto:…) sein',
};
