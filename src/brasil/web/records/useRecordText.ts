// Words of a public record's values, by their kind of field; the history stores them as text.
import { useCallback } from 'react';
import { masked } from '#brasil/documento.ts';
import { esferaNames, pessoaNames, poderNames } from '#brasil/poderes.ts';
import { fieldText } from '#brasil/web/fieldText.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';

const codes = { esfera: esferaNames, poder: poderNames, pessoa: pessoaNames };

/** Words of a value by its kind of field. */
export function useRecordText(): (value: string, kind: string) => string {
  const common = useTexts('common');
  const format = useFormat();
  const language = useLanguage();
  return useCallback(
    (value, kind) => {
      if (kind === 'documento') return masked(value);
      if (kind in codes) return codes[kind as keyof typeof codes][value]?.[language] ?? value;
      if (kind === 'instant' && !Number.isNaN(Date.parse(value))) return format.knownTime(value);
      return fieldText(value, kind, format, { yes: common('yes'), no: common('no') });
    },
    [common, format, language],
  );
}
