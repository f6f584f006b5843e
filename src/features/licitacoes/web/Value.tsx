import { Text } from '@mantine/core';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';

/** An amount in reais; where there is none, why. */
export function Value({ amount, isSecret = false }: { amount: number | null; isSecret?: boolean }) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  if (amount !== null) return format.money(amount);
  return (
    <Text span inherit c="dimmed">
      {isSecret ? t('list.secret') : t('list.unknown')}
    </Text>
  );
}
