// Amounts and dates in mails and feeds, in a reader's language and Brasília's time zone.
import type { Language } from '#kit/errors.ts';

export const locales = { pt: 'pt-BR', en: 'en', fr: 'fr', de: 'de' } as const;

const timeZone = 'America/Sao_Paulo';
const day = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Formats of a language. Moments are given in UTC. */
export function formatsOf(language: Language) {
  const locale = locales[language];
  const dates = new Intl.DateTimeFormat(locale, day);
  const times = new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' });
  const days = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const numbers = new Intl.NumberFormat(locale);
  return {
    /** 28/05/2026 */
    date: (moment: string) => dates.format(new Date(moment)),
    /** 28/05/2026, 14:00 */
    dateTime: (moment: string) => times.format(new Date(moment)),
    /** quinta-feira, 28 de maio */
    longDay: (moment: string) => days.format(new Date(moment)),
    /** R$ 1.234,50 */
    money: (value: number) => money.format(value),
    /** 1.047 */
    number: (value: number) => numbers.format(value),
  };
}
export type Formats = ReturnType<typeof formatsOf>;
