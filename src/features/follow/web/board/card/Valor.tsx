import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { WarningMark } from '#kit/web/page/WarningMark.tsx';
import type { Follow } from '../../../contract.ts';

/** Value of a notice, marked when implausible; nothing without one. */
export function Valor({ valor, valor_implausivel }: Pick<Follow, 'valor' | 'valor_implausivel'>) {
  const t = useTexts('board');
  const format = useFormat();
  if (valor === null) return null;
  return (
    <>
      {format.money(valor)}
      {valor_implausivel && <WarningMark why={t('implausible')} />}
    </>
  );
}
