// Sizes of files and lengths of time in the user's locale.
import { useCallback, useMemo } from 'react';
import { fileSize } from '#kit/fileSize.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import type { Importacao } from '../../entities.ts';

function makeMeasures(locale: string) {
  const unit = (name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 0 });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const [days, hours, minutes, seconds] = ['day', 'hour', 'minute', 'second'].map(unit);
  return {
    size: (bytes: number) => fileSize(bytes, locale),
    /** 2 min 5 s: the two largest units. */
    duration(milliseconds: number): string {
      const whole = Math.max(0, Math.round(milliseconds / 1000));
      const parts = [
        [days, Math.floor(whole / 86_400)],
        [hours, Math.floor(whole / 3600) % 24],
        [minutes, Math.floor(whole / 60) % 60],
        [seconds, whole % 60],
      ] as const;
      const first = parts.findIndex(([, amount]) => amount > 0);
      const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([, amount]) => amount > 0);
      return list.format(shown.map(([format, amount]) => format?.format(amount) ?? ''));
    },
  };
}
export type Measures = ReturnType<typeof makeMeasures>;

export function useMeasures(): Measures {
  const locale = localeOf(useLanguage());
  return useMemo(() => makeMeasures(locale), [locale]);
}

/** Duration of an import; undefined while it is not over, or was never started. */
export function useDuration(): (run: Importacao) => string | undefined {
  const t = useTexts('importacoes');
  const measures = useMeasures();
  return useCallback(
    ({ iniciada_em, terminada_em }) => {
      if (!iniciada_em || !terminada_em) return undefined;
      const milliseconds = Date.parse(terminada_em) - Date.parse(iniciada_em);
      return milliseconds < 1000 ? t('history.moment') : measures.duration(milliseconds);
    },
    [t, measures],
  );
}
