// Describes a removal, and whether it can be undone.
import { useEffect, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Removida } from '../../entities.ts';

/** Name of a removed notice: its number while known. */
export function nameOf({ num_licitacao, controle }: Removida): string {
  return num_licitacao ?? controle;
}

const keys = {
  sentence: { known: 'removed.noticeBy', gone: 'removed.notice' },
  line: { known: 'removed.whenBy', gone: 'removed.when' },
} as const;

/** «Esta licitação foi excluída em 28/05/2026, 14:00 por Helena Prado.», in a line «Excluída em …». */
export function useRemovalWords(): (form: keyof typeof keys, removida: Removida) => string {
  const t = useTexts('removal');
  const format = useFormat();
  return (form, { removida_em, por }) => {
    const when = format.dateTime(removida_em);
    return por === null ? t(keys[form].gone, { when }) : t(keys[form].known, { when, who: por });
  };
}

/** Whether a removal can still be undone; rerenders when that expires. */
export function useIsUndoable({ desfazer_ate }: Removida): boolean {
  const left = desfazer_ate === null ? 0 : Date.parse(desfazer_ate) - Date.now();
  const [, setMoment] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setMoment(Date.now()), left + 1);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}
