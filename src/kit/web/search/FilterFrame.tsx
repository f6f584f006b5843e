import { Drawer } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';

type FilterFrameProps = {
  title: string;
  /** What the address says of the list. */
  search: object;
  opened: boolean;
  close: () => void;
  /** The form. */
  children: ReactNode;
};

/** The drawer, beside a list, that holds the form of its filters. */
export function FilterFrame({ title, search, opened, close, children }: FilterFrameProps) {
  const t = useTexts('kit');
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="right"
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {/* Another address while it is open, by the way back say, is another form. */}
      <Fragment key={JSON.stringify(search)}>{children}</Fragment>
    </Drawer>
  );
}
