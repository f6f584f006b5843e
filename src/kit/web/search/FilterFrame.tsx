import { Drawer } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';

type FilterFrameProps = {
  title: string;
  /** The list's search parameters. */
  search: object;
  opened: boolean;
  close: () => void;
  /** The form. */
  children: ReactNode;
};

/** The drawer with a list's filter form. */
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
      {/* The form is reset when the URL changes while it is open, such as by the back button. */}
      <Fragment key={JSON.stringify(search)}>{children}</Fragment>
    </Drawer>
  );
}
