import { FilterFrame } from '#kit/web/FilterFrame.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { FilterForm } from './FilterForm.tsx';
import type { DnsState } from './narrowing.ts';

type FilterDrawerProps = { list: DnsState; opened: boolean; close: () => void };

/** The filters, beside the list. */
export function FilterDrawer({ list, opened, close }: FilterDrawerProps) {
  const t = useTexts('dns');
  return (
    <FilterFrame title={t('filters.title')} search={list.search} opened={opened} close={close}>
      <FilterForm list={list} close={close} />
    </FilterFrame>
  );
}
