// Words of a notice's values, which the history stores as text.
import { useCallback } from 'react';
import { masked } from '#brasil/documento.ts';
import { fieldText } from '#brasil/web/fieldText.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { fontes } from '../../fontes.ts';
import { isOneOf } from '../list/isOneOf.ts';
import { esferas, materialServico, poderes, tipos } from '../wireCodes.ts';

/** Words of a value by its kind of field. */
export function useFieldText(): (value: string, kind: string) => string {
  const t = useTexts('licitacoes');
  const tLotes = useTexts('lotes');
  const common = useTexts('common');
  const format = useFormat();
  return useCallback(
    (value, kind) => {
      switch (kind) {
        case 'company':
          return masked(value);
        case 'materialServico':
          return isOneOf(materialServico, value) ? tLotes(`tipo.${value}`) : value;
        case 'emenda':
          return value === 'true' ? common('yes') : value;
        case 'tipo':
          return isOneOf(tipos, value) ? t(`tipo.${value}`) : value;
        case 'esfera':
          return isOneOf(esferas, value) ? t(`esfera.${value}`) : value;
        case 'poder':
          return isOneOf(poderes, value) ? t(`poder.${value}`) : value;
        case 'fonte':
          return isOneOf(fontes, value) ? t(`fonte.${value}`) : value;
        default:
          return fieldText(value, kind, format, { yes: common('yes'), no: common('no'), noEnd: t('deadline.open') });
      }
    },
    [t, common, format, tLotes],
  );
}
