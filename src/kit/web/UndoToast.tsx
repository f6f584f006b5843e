import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from './i18n.ts';

/** Whoever works by keyboard stands on its button at once, and where they were before when it goes. */
export function UndoToast({ message, undo }: { message: string; undo: () => void }) {
  const t = useTexts('kit');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // It is shown where the last thing that was done was done by keyboard.
    if (!(before instanceof HTMLElement) || !before.matches(':focus-visible')) return;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm">{message}</Text>
      {/* The toast cuts what stands out of it, its ring too; and the offer is not what gives way to long words. */}
      <Button ref={button} size="compact-sm" variant="subtle" style={{ outlineOffset: -2, flexShrink: 0 }} onClick={undo}>
        {t('action.undo')}
      </Button>
    </Group>
  );
}
