// Words of a bill's values, which the history stores as text.
import { useCallback } from 'react';
import { fieldText } from '#brasil/web/fieldText.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Casa } from '../../entities.ts';

/** Words of a value by its kind of field. */
export function useFieldText(): (value: string, kind: string) => string {
  const t = useTexts('projetosDeLei');
  const common = useTexts('common');
  const format = useFormat();
  return useCallback(
    (value, kind) => {
      const words = { yes: common('yes'), no: common('no') };
      switch (kind) {
        case 'casa':
          return isCasa(value) ? t(`casaInteira.${value}`) : value;
        // 2026-11-19 Parecer do Relator
        case 'step':
          return `${fieldText(value.slice(0, 10), 'day', format, words)} ${value.slice(11)}`;
        default:
          return fieldText(value, kind, format, words);
      }
    },
    [t, common, format],
  );
}

function isCasa(value: string): value is Casa {
  return value === 'camara' || value === 'senado';
}
