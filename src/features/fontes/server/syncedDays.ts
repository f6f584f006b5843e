// Ranges of days that are read on demand.
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { type Language, Problem } from '#kit/errors.ts';
import { fontesByUf } from '../contract.ts';
import type { Asked } from './days.ts';
import type { Source } from './source.ts';

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
  fr: 'Cette source n’est pas lue par État.',
  de: 'Diese Quelle wird nicht nach Bundesstaaten gelesen.',
};

const noUfOfLista: Record<Language, string> = {
  pt: 'Esta lista não é lida por estado.',
  en: 'This list is not read by state.',
  fr: 'Cette liste n’est pas lue par État.',
  de: 'Diese Liste wird nicht nach Bundesstaaten gelesen.',
};

const noLista: Record<Language, string> = {
  pt: 'Esta fonte não tem esta lista.',
  en: 'This source has no such list.',
  fr: 'Cette source n’a pas cette liste.',
  de: 'Diese Quelle hat keine solche Liste.',
};

/** @throws {Problem} `validation` if the source would answer for the whole country, or has no such list */
export function refuseOthers({ name, listas = [] }: Source, { uf, lista }: Asked, language: Language): void {
  const refuse = (path: string, words: Record<Language, string>) => {
    throw new Problem('validation', undefined, [{ path, message: words[language] }]);
  };
  if (uf && !fontesByUf.includes(name)) refuse('uf', noUf);
  if (lista && !listas.includes(lista)) refuse('lista', noLista);
  if (uf && lista) refuse('uf', noUfOfLista);
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
