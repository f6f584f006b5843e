import { activeChips, type FilterChip } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { dnsSearch } from './dnsSearch.ts';
import type { DnsState } from './filterParams.ts';
import { useUploadName } from './useUploadName.ts';

type Filters = Search<typeof dnsSearch>;

/** Chips for the active filters besides search and tab. */
export function useFilterChips({ search: { tipo, de, ate, upload } }: DnsState): FilterChip<Filters>[] {
  const t = useTexts('dns');
  const format = useFormat();
  const name = useUploadName(upload);
  const day = (date: string) => format.date(noonOf(date));
  return activeChips<Filters>([
    tipo && { key: 'tipo', label: t(`kind.${tipo}`), without: { tipo: undefined } },
    de && { key: 'de', label: t('filters.since', { day: day(de) }), without: { de: undefined } },
    ate && { key: 'ate', label: t('filters.until', { day: day(ate) }), without: { ate: undefined } },
    upload !== undefined && { key: 'upload', label: t('filters.from', { arquivo: name }), without: { upload: undefined } },
  ]);
}
