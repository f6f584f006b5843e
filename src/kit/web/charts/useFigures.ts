import type { Language } from '#kit/errors.ts';
import { type Format, formatIn, isolate } from '../locale/format.ts';
import { useLanguage } from '../locale/i18n.ts';
import { currentLanguage } from '../locale/language.ts';
import { localeOf } from '../locale/localeOf.ts';
import type { FigureFormat } from './chart.ts';

export type Figures = {
  /** 1.047, R$ 1.234,50, 12,5%; a dash if unknown. */
  full: (value: number | null | undefined, format?: FigureFormat) => string;
  /** 12 mil, R$ 1,2 mi: for axes and tiles. */
  short: (value: number, format?: FigureFormat) => string;
};

/** Cached: creating a formatter costs a hundred times its use. */
const known = new Map<Language, Figures>();

/** Number formats of charts in the user's language. */
export function useFigures(): Figures {
  return figuresIn(useLanguage());
}

/** Makes the format of amounts, which takes longest, while the screen waits for its data. */
export function prepareFigures(): void {
  setTimeout(() => figuresIn(currentLanguage()).short(0, 'money'));
}

function figuresIn(language: Language): Figures {
  const figures = known.get(language) ?? figuresOf(formatIn(language), localeOf(language));
  known.set(language, figures);
  return figures;
}

function figuresOf(format: Format, locale: string): Figures {
  let money: Intl.NumberFormat | undefined;
  const shortMoney = (value: number) => {
    money ??= new Intl.NumberFormat(locale, { ...brief, style: 'currency', currency: 'BRL' });
    return isolate(money.format(value));
  };
  return {
    full: (value, kind = 'number') => (value === null || value === undefined ? '–' : format[kind](value)),
    short: (value, kind = 'number') =>
      kind === 'money' ? shortMoney(value) : kind === 'percent' ? format.percent(value) : format.short(value),
  };
}

const brief = { notation: 'compact', useGrouping: 'always', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
