import type { Language } from '#kit/errors.ts';
import { type Format, formatIn } from '../locale/format.ts';
import { useLanguage } from '../locale/i18n.ts';
import type { FigureFormat } from './chart.ts';

export type Figures = {
  /** 1.047, R$ 1.234,50, 12,5%; a dash if unknown. */
  full: (value: number | null | undefined, format?: FigureFormat) => string;
  /** 12 mil, R$ 1,2 mi: for axes and tiles. */
  short: (value: number, format?: FigureFormat) => string;
};

/** Kept, so that what depends on it is drawn again only in another language. */
const known = new Map<Language, Figures>();

/** Number formats of charts in the user's language. */
export function useFigures(): Figures {
  return figuresIn(useLanguage());
}

function figuresIn(language: Language): Figures {
  const figures = known.get(language) ?? figuresOf(formatIn(language));
  known.set(language, figures);
  return figures;
}

function figuresOf(format: Format): Figures {
  return {
    full: (value, kind = 'number') => (value === null || value === undefined ? '–' : format[kind](value)),
    short: (value, kind = 'number') =>
      kind === 'money' ? format.shortMoney(value) : kind === 'percent' ? format.percent(value) : format.short(value),
  };
}
