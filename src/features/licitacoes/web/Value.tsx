import { Text } from '@mantine/core';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { WarningMark } from '#kit/web/WarningMark.tsx';
import type { Implausible } from '../entities.ts';

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
        {implausible && <WarningMark why={t(`implausible.${implausible}`)} />}
      </>
    );
  return (
    <Text span inherit c="dimmed">
      {isSecret ? t('list.secret') : t('list.unknown')}
    </Text>
  );
}
