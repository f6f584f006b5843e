import { Drawer } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { CalendarPanel } from './CalendarPanel.tsx';
import type { CalendarState } from './useCalendarState.ts';

type PanelDrawerProps = { state: CalendarState; dnsLabel: string; opened: boolean; close: () => void };

/** The calendar's side panel as a drawer on narrow screens. */
export function PanelDrawer({ state, dnsLabel, opened, close }: PanelDrawerProps) {
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="left"
      size="min(100%, 320px)"
      title={t('calendars.legend')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <CalendarPanel chosen={state.chosen} set={state.set} dnsLabel={dnsLabel} />
    </Drawer>
  );
}
