import { Drawer } from '@mantine/core';
import { useTexts } from '#kit/web/i18n.ts';
import { useOpenedOnceThere } from '#kit/web/popup/anchor.ts';
import { FilterForm } from './FilterForm.tsx';
import type { ProjetosState } from './narrowing.ts';

type FilterDrawerProps = { list: ProjetosState; opened: boolean; close: () => void };

/** The filters, beside the list. */
export function FilterDrawer({ list, opened, close }: FilterDrawerProps) {
  const t = useTexts('projetosDeLei');
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
