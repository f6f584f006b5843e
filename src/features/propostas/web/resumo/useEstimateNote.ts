import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Says how much of an amount is the estimate of notices, because there are no prices yet; nothing where all of it is prices. */
export function useEstimateNote() {
  const t = useTexts('propostas');
  const format = useFormat();
  return (valor: number, estimado: number) =>
    estimado === 0
      ? undefined
      : estimado >= valor
        ? t('summary.onlyEstimates')
        : t('summary.estimates', { figure: format.shortMoney(estimado) });
}
