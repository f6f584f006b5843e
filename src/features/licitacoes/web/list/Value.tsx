import cells from '#kit/web/DataTable/cells.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { WarningMark } from '#kit/web/page/WarningMark.tsx';
import type { Implausible } from '../../entities.ts';

/** Amounts from here on are wider than the list's column. */
const LONG = 100_000_000;

/**
 * An amount in reais, or why there is none. `implausible`: why it is implausible, if so. `isNarrow`: long amounts are rounded, and shown in
 * full on hover.
 */
export function Value({
  amount,
  isSecret = false,
  implausible = null,
  isNarrow = false,
  isUnit = false,
}: {
  amount: number | null;
  isSecret?: boolean;
  implausible?: Implausible | null;
  isNarrow?: boolean;
  /** A price of one unit, which may have four decimals. */
  isUnit?: boolean;
}) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  if (amount !== null)
    return (
      <>
        {isNarrow && amount >= LONG ? (
          <span title={format.money(amount)}>{format.shortMoney(amount)}</span>
        ) : isUnit ? (
          format.unitMoney(amount)
        ) : (
          format.money(amount)
        )}
        {implausible && <WarningMark why={t(`implausible.${implausible}`)} />}
      </>
    );
  return <span className={cells.faint}>{isSecret ? t('list.secret') : t('list.unknown')}</span>;
}
