import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../device/shortcuts.ts';
import { useTexts } from '../locale/i18n.ts';

type UndoToastProps = {
  message: string;
  undo: () => void;
  /** When it is too late, and what happens then; left out where the toast goes by itself. */
  until?: Date | undefined;
  end: () => void;
};

/** Whoever works by keyboard stays where they are, and takes it back by a key while it is offered. */
export function UndoToast({ message, undo, until, end }: UndoToastProps) {
  const t = useTexts('kit');
  const seconds = useCountdown(until, end);
  useKeys([{ keys: ['z'], does: t('action.undo'), group: t('keys.list'), act: undo }]);
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm">{message}</Text>
      {/* The toast cuts what stands out of it, its ring too; and the offer is not what gives way to long words. */}
      <Button
        size="compact-sm"
        variant="subtle"
        style={{ outlineOffset: -2, flexShrink: 0 }}
        data-hint={`${t('action.undo')} (Z)`}
        onClick={undo}
      >
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
