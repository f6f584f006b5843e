import { Drawer } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { ExportList } from './ExportList.tsx';
import { type ListedNotices, NewExport } from './NewExport.tsx';

type ExportsDrawerProps = { opened: boolean; close: () => void; listed: ListedNotices };

/** Starts an export of the list, and shows the recent ones. */
export function ExportsDrawer({ opened, close, listed }: ExportsDrawerProps) {
  const t = useTexts('exports');
  const kit = useTexts('kit');
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="right"
      size="min(100%, 560px)"
      title={t('title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <NewExport listed={listed} />
      <ExportList />
    </Drawer>
  );
}
