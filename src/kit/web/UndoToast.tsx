import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from './i18n.ts';

type UndoToastProps = {
  message: string;
  undo: () => void;
  /** When it is too late, and what happens then; left out where the toast goes by itself. */
  until?: Date | undefined;
  end: () => void;
};

/** Whoever works by keyboard stands on its button at once, and where they were before when it goes. */
export function UndoToast({ message, undo, until, end }: UndoToastProps) {
  const t = useTexts('kit');
  const seconds = useCountdown(until, end);
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
        {/* Heard once a second it would say nothing else. */}
        {seconds !== undefined && <span aria-hidden>&nbsp;({seconds})</span>}
      </Button>
    </Group>
  );
}

/** The seconds that are left; undefined where nothing ends. */
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
