import { FilterFrame } from '#kit/web/FilterFrame.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import type { ListState } from '#kit/web/listState.ts';
import type { licitacoes } from '../contract.ts';
import { FilterForm } from './FilterForm.tsx';

type FilterDrawerProps = { list: ListState<typeof licitacoes.list.query>; opened: boolean; close: () => void };

/** The filters, beside the list. */
export function FilterDrawer({ list, opened, close }: FilterDrawerProps) {
  const t = useTexts('licitacoes');
  return (
    <FilterFrame title={t('filters.title')} search={list.search} opened={opened} close={close}>
      <FilterForm list={list} close={close} />
    </FilterFrame>
  );
}
