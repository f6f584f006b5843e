import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../locale/i18n.ts';

type RowDrawerProps = {
  /** The open row's id from the URL; undefined if none is open. */
  id: number | undefined;
  title: string;
  /** Maximum width in pixels. */
  width: number;
  close: () => void;
  /** Called when the drawer has closed completely. */
  closed?: (id: number) => void;
  children: (id: number) => ReactNode;
};

/** A drawer with the details of a row, over the list. */
export function RowDrawer({ id, title, width, close, closed, children }: RowDrawerProps) {
  const t = useTexts('kit');
  // The content stays visible while the drawer closes.
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
