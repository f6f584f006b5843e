// Formats a value of the history: amounts, instants and codes are stored as text.
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { NEVER } from '../../deadline.ts';
import { isOneOf } from '../../list/isOneOf.ts';
import { esferas, fontes, materialServico, poderes, tipos } from '../../wireCodes.ts';
import { masked } from '../companyNumber.ts';
import type { ValueKind } from './changedFields.ts';

export function useChangedValue(): (value: string, kind: ValueKind) => string {
  const t = useTexts('licitacoes');
  const format = useFormat();
  return (value, kind) => {
    const figure = Number(value);
    switch (kind) {
      case 'money':
        return Number.isFinite(figure) ? format.money(figure) : value;
      case 'number':
        return Number.isFinite(figure) ? format.number(figure) : value;
      case 'percent':
        return Number.isFinite(figure) ? format.percent(figure / 100) : value;
      case 'instant':
        if (value.startsWith(NEVER)) return t('deadline.open');
        return Number.isNaN(Date.parse(value)) ? value : format.dateTime(value);
      case 'day':
        return /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(noonOf(value)) : value;
      case 'flag':
        return value === 'true' ? t('detail.yes') : value === 'false' ? t('detail.no') : value;
      case 'company':
        return masked(value);
      case 'materialServico':
        return isOneOf(materialServico, value) ? t(`lotes.tipo.${value}`) : value;
      case 'tipo':
        return isOneOf(tipos, value) ? t(`tipo.${value}`) : value;
      case 'esfera':
        return isOneOf(esferas, value) ? t(`esfera.${value}`) : value;
      case 'poder':
        return isOneOf(poderes, value) ? t(`poder.${value}`) : value;
      case 'fonte':
        return isOneOf(fontes, value) ? t(`fonte.${value}`) : value;
      default:
        return value;
    }
  };
}
