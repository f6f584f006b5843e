import { Drawer } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { RemovedList } from './RemovedList.tsx';

/** Removed notices, over the list. */
export function RemovedDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('licitacoes');
  const kit = useTexts('kit');
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="right"
      size="min(100%, 560px)"
      title={t('removed.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <RemovedList />
    </Drawer>
  );
}
