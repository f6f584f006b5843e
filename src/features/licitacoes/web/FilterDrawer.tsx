import { Drawer } from '@mantine/core';
import { useTexts } from '#kit/web/i18n.ts';
import type { ListState } from '#kit/web/listState.ts';
import { useOpenedOnceThere } from '#kit/web/popup/anchor.ts';
import type { licitacoes } from '../contract.ts';
import { FilterForm } from './FilterForm.tsx';

type FilterDrawerProps = { list: ListState<typeof licitacoes.list.query>; opened: boolean; close: () => void };

/** The filters, beside the list. */
export function FilterDrawer({ list, opened, close }: FilterDrawerProps) {
  const t = useTexts('licitacoes');
  const kit = useTexts('kit');
  return (
    <Drawer
      opened={useOpenedOnceThere(opened)}
      onClose={close}
      position="right"
      title={t('filters.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      {/* Another address while it is open, by the way back say, is another form. */}
      <FilterForm key={JSON.stringify(list.search)} list={list} close={close} />
    </Drawer>
  );
}
