// Moments that people send: years outside of this range are mistakes, and some of them do not fit into a database.
import type { LocalizedText } from '#kit/errors.ts';

export const badYear: LocalizedText = {
  pt: 'deve estar entre 1990 e 2100',
  en: 'must be between 1990 and 2100',
  fr: 'doit être entre 1990 et 2100',
  de: 'muss zwischen 1990 und 2100 liegen',
};

/** Whether a moment is in the years 1990 to 2100 of UTC. */
export function isPlausible(moment: string): boolean {
  return Date.parse(moment) >= Date.UTC(1990, 0) && Date.parse(moment) < Date.UTC(2101, 0);
}
