import { Drawer, Stack } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';

/** The side navigation as a drawer for narrow screens; closes on navigation. */
export function SideDrawer({ label, opened, close, children }: { label: string; opened: boolean; close: () => void; children: ReactNode }) {
  const t = useTexts('kit');
  const chosen = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="left"
      size="min(100%, 304px)"
      title={label}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="lg" onClick={chosen}>
        {children}
      </Stack>
    </Drawer>
  );
}
