// The filters of the sample table: how the address and the form say them, and their chips.
import { activeChips, type FilterChip } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { gallerySearch } from '../gallerySearch.ts';
import { useStatusName } from './useEmployeeColumns.tsx';

export type EmployeeList = ListState<typeof gallerySearch>;

const { city, status, salaryMin, salaryMax } = gallerySearch.properties;
export const employeeFilters = filterMapping({ city, status, salaryMin, salaryMax });

export function useEmployeeChips({ search }: Pick<EmployeeList, 'search'>): FilterChip<EmployeeList['search']>[] {
  const t = useTexts('gallery');
  const nameOf = useStatusName();
  const format = useFormat();
  const chip = (key: keyof EmployeeList['search'], label: string) => ({ key, label, without: { [key]: undefined } });
  return activeChips<EmployeeList['search']>([
    search.city && chip('city', search.city),
    search.status !== undefined && chip('status', nameOf(search.status)),
    search.salaryMin !== undefined && chip('salaryMin', `${t('table.salary')} ≥ ${format.money(search.salaryMin)}`),
    search.salaryMax !== undefined && chip('salaryMax', `${t('table.salary')} ≤ ${format.money(search.salaryMax)}`),
  ]);
}
