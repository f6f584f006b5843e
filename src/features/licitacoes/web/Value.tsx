import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Implausible } from '../entities.ts';
import classes from './Value.module.css';

/** An amount in reais; where there is none, why. `implausible` says why it cannot be right, where it cannot. */
export function Value({
  amount,
  isSecret = false,
  implausible = null,
}: {
  amount: number | null;
  isSecret?: boolean;
  implausible?: Implausible | null;
}) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  if (amount !== null)
    return (
      <>
        {format.money(amount)}
        {implausible && <Mark why={t(`implausible.${implausible}`)} />}
      </>
    );
  return (
    <Text span inherit c="dimmed">
      {isSecret ? t('list.secret') : t('list.unknown')}
    </Text>
  );
}

/** Says why when pointed at, and to screen readers; the page of the notice says it in full. */
function Mark({ why }: { why: string }) {
  return (
    <span className={classes.mark} role="img" aria-label={why} data-hint={why}>
      <IconAlertTriangle size={16} aria-hidden />
    </span>
  );
}
