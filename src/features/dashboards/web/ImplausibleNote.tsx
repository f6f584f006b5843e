import { Text } from '@mantine/core';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Shows how many implausible values these sums exclude; nothing when none. */
export function ImplausibleNote({ of: sums = [] }: { of: readonly { fora: number }[] | undefined }) {
  const t = useTexts('dashboards');
  const { full } = useFigures();
  const count = sums.reduce((total, { fora }) => total + fora, 0);
  if (count === 0) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('leftOut', { count, figure: full(count) })}
    </Text>
  );
}
