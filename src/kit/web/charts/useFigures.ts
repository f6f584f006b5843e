import { useMemo } from 'react';
import { isolate, useFormat } from '../locale/format.ts';
import { useLanguage } from '../locale/i18n.ts';
import { localeOf } from '../locale/language.ts';
import type { FigureFormat } from './chart.ts';

export type Figures = {
  /** 1.047, R$ 1.234,50, 12,5%; a dash if unknown. */
  full: (value: number | null | undefined, format?: FigureFormat) => string;
  /** 12 mil, R$ 1,2 mi: for axes and tiles. */
  short: (value: number, format?: FigureFormat) => string;
};

/** Number formats of charts in the user's language. */
export function useFigures(): Figures {
  const format = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    const money = new Intl.NumberFormat(localeOf(language), { ...brief, style: 'currency', currency: 'BRL' });
    return {
      full: (value, kind = 'number') => (value === null || value === undefined ? '–' : format[kind](value)),
      short: (value, kind = 'number') =>
        kind === 'money' ? isolate(money.format(value)) : kind === 'percent' ? format.percent(value) : format.short(value),
    };
  }, [format, language]);
}

const brief = { notation: 'compact', useGrouping: 'always', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
