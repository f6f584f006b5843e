import { useTexts } from '#kit/web/locale/i18n.ts';
import { FilterFrame } from '#kit/web/search/FilterFrame.tsx';
import type { ListState } from '#kit/web/search/listState.ts';
import type { licitacoes } from '../../contract.ts';
import { FilterForm } from './FilterForm.tsx';

type FilterDrawerProps = { list: ListState<typeof licitacoes.list.query>; opened: boolean; close: () => void };

/** The filter form beside the list. */
export function FilterDrawer({ list, opened, close }: FilterDrawerProps) {
  const t = useTexts('licitacoes');
  return (
    <FilterFrame title={t('filters.title')} search={list.search} opened={opened} close={close}>
      <FilterForm list={list} close={close} />
    </FilterFrame>
  );
}
