import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** «12,5% abaixo do estimado», from a share of the estimate: 0.125. */
export function useSavingWords(): (saving: number) => string {
  const t = useTexts('lotes');
  const format = useFormat();
  return (saving) => {
    // A saving that rounds to 0 is none.
    if (Math.abs(saving) < 0.0005) return t('asEstimated');
    const percent = format.percent(Math.abs(saving));
    return saving > 0 ? t('below', { percent }) : t('above', { percent });
  };
}
