import { useDirection } from '@mantine/core';
import { type KeyBinding, useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { stepFrom } from './grid/days.ts';
import type { CalendarState } from './useCalendarState.ts';
import type { View } from './views.ts';

/** Keyboard shortcuts. Arrows follow the writing direction: in RTL, time runs to the left. */
export function useCalendarKeys({ view, day, set }: CalendarState, add: () => void): void {
  const t = useTexts('calendar');
  const common = useTexts('common');
  const { dir } = useDirection();
  const group = t('title');
  const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const step = (by: 1 | -1): KeyBinding['act'] => {
    return ({ key, target }) => {
      // In radio groups arrows change the selection.
      if (key.startsWith('Arrow') && target.matches('input')) return false;
      set({ day: stepFrom(view, day, by) });
      return true;
    };
  };
  const show = (key: string, shown: View): KeyBinding => ({
    keys: [key],
    does: t(`keys.${shown}`),
    group,
    act: () => set({ view: shown }),
  });
  useKeys([
    { keys: ['j', 'n', forward], does: t('keys.next'), group, act: step(1) },
    { keys: ['k', 'p', back], does: t('keys.previous'), group, act: step(-1) },
    { keys: ['t'], does: common('word.today'), group, act: () => set({ day: undefined }) },
    show('m', 'month'),
    show('w', 'week'),
    show('d', 'day'),
    show('l', 'list'),
    { keys: ['c'], does: t('add.open'), group, act: add },
  ]);
}
