// Ranges of days that are read on demand.
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { type Language, Problem } from '#kit/errors.ts';
import { type Fonte, fontesByUf } from '../contract.ts';

/** Ten years. */
const MOST_DAYS = 3660;

const wrongRange: Record<Language, string> = {
  pt: 'Deve ser um período de até dez anos que não termina no futuro.',
  en: 'Must be a period of at most ten years that does not end in the future.',
  fr: 'Doit être une période de dix ans au plus qui ne finit pas dans le futur.',
  de: 'Muss ein Zeitraum von höchstens zehn Jahren sein, der nicht in der Zukunft endet.',
};

const noUf: Record<Language, string> = {
  pt: 'Esta fonte não é lida por estado.',
  en: 'This source is not read by state.',
  fr: "Cette source n'est pas lue par État.",
  de: 'Diese Quelle wird nicht nach Bundesstaaten gelesen.',
};

/** @throws {Problem} `validation` if the source would answer for the whole country */
export function refuseUf(fonte: Fonte, uf: string | undefined, language: Language): void {
  if (uf && !fontesByUf.includes(fonte)) throw new Problem('validation', undefined, [{ path: 'uf', message: noUf[language] }]);
}

/** @returns the days from `de` to `ate` @throws {Problem} `validation` */
export function daysOf({ de, ate }: { de: string; ate: string }, language: Language): string[] {
  const fault = new Problem('validation', undefined, [{ path: 'body.ate', message: wrongRange[language] }]);
  if (ate < de || ate > dayInBrasilia(new Date())) throw fault;
  const days: string[] = [];
  for (let day = de; day <= ate; day = dayInBrasilia(new Date(startOfDayInBrasilia(day, 1)))) {
    if (days.length === MOST_DAYS) throw fault;
    days.push(day);
  }
  return days;
}
