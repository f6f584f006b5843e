import { useTexts } from '#kit/web/locale/i18n.ts';
import { FilterFrame } from '#kit/web/search/FilterFrame.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { DnsState } from './filterParams.ts';

type FilterDrawerProps = { list: DnsState; opened: boolean; close: () => void };

/** The filter form beside the list. */
export function FilterDrawer({ list, opened, close }: FilterDrawerProps) {
  const t = useTexts('dns');
  return (
    <FilterFrame title={t('filters.title')} search={list.search} opened={opened} close={close}>
      <FilterForm list={list} close={close} />
    </FilterFrame>
  );
}
