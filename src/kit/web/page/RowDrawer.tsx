import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../locale/i18n.ts';

type RowDrawerProps = {
  /** The row that is open, as the address says it; undefined: none is. */
  id: number | undefined;
  title: string;
  /** At its widest, in pixels. */
  width: number;
  close: () => void;
  /** Called as soon as nothing of it is to be seen any more. */
  closed?: (id: number) => void;
  children: (id: number) => ReactNode;
};

/** One row of a list with all that is known of it, over the list. */
export function RowDrawer({ id, title, width, close, closed, children }: RowDrawerProps) {
  const t = useTexts('kit');
  // What was open stays readable while the drawer closes.
  const [latest, setLatest] = useState(id);
  useEffect(() => {
    if (id !== undefined) setLatest(id);
  }, [id]);
  const shown = id ?? latest;
  return (
    <Drawer
      opened={id !== undefined}
      onClose={close}
      onExitTransitionEnd={() => shown !== undefined && closed?.(shown)}
      position="right"
      size={`min(100%, ${width}px)`}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {shown !== undefined && children(shown)}
    </Drawer>
  );
}
