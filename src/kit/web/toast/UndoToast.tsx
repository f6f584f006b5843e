import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/i18n.ts';

type UndoToastProps = {
  message: string;
  undo: () => void;
  /** The deadline, after which `end` is called; absent if the toast closes by itself. */
  until?: Date | undefined;
  end: () => void;
};

/** A toast with an undo button; the key Z does the same without moving the focus (`useUndoKey.ts`). */
export function UndoToast({ message, undo, until, end }: UndoToastProps) {
  const t = useTexts('kit');
  const seconds = useCountdown(until, end);
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm">{message}</Text>
      {/* The toast clips its content, including the focus ring; and the button must not shrink for long texts. */}
      <Button
        size="compact-sm"
        variant="subtle"
        style={{ outlineOffset: -2, flexShrink: 0 }}
        data-hint={`${t('action.undo')} (Z)`}
        onClick={undo}
      >
        {t('action.undo')}
        {/* Hidden, because screen readers would announce it every second. */}
        {seconds !== undefined && <span aria-hidden>&nbsp;({seconds})</span>}
      </Button>
    </Group>
  );
}

/** The remaining seconds; undefined without a deadline. */
function useCountdown(until: Date | undefined, end: () => void): number | undefined {
  const [now, setNow] = useState(Date.now);
  const left = until && Math.ceil((until.getTime() - now) / 1000);
  const isOver = left !== undefined && left <= 0;
  useEffect(() => {
    if (until === undefined || isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until, isOver]);
  const latest = useRef(end);
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
  return left;
}
