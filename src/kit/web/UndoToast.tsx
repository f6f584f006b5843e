import { Button, Group, Text } from '@mantine/core';
import { useTexts } from './i18n.ts';

export function UndoToast({ message, undo }: { message: string; undo: () => void }) {
  const t = useTexts('kit');
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm">{message}</Text>
      <Button size="compact-sm" variant="subtle" onClick={undo}>
        {t('action.undo')}
      </Button>
    </Group>
  );
}
