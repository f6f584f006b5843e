import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Search } from '#kit/web/search/search.ts';
import { kindNames } from '../kindNames.ts';
import type { auditSearch } from './auditSearch.ts';
import type { AuditState } from './filterParams.ts';
import { usePersonName } from './usePersonName.ts';

type Filters = Search<typeof auditSearch>;

/** The active filters except the search text, each removable. */
export function useFilterChips({ search }: Pick<AuditState, 'search'>): FilterChip<Filters>[] {
  const t = useTexts('audit');
  const format = useFormat();
  const language = useLanguage();
  const { kind = [], actor, about, subjectType, subjectId, from, to, address, device } = search;
  const names = { actor: usePersonName(actor), about: usePersonName(about) };
  const day = (date: string) => format.date(noonOf(date));
  return activeChips<Filters>([
    ...kind.map((one) => ({
      key: one,
      label: kindNames[one][language],
      without: { kind: valuesWithout(kind, one) },
    })),
    about !== undefined && { key: 'about', label: t('filters.about', { name: names.about ?? about }), without: { about: undefined } },
    actor !== undefined && { key: 'actor', label: t('filters.actor', { name: names.actor ?? actor }), without: { actor: undefined } },
    (subjectType !== undefined || subjectId !== undefined) && {
      key: 'subject',
      label: t('filters.subject', { subject: [subjectType, subjectId].filter((part) => part !== undefined).join(' ') }),
      without: { subjectType: undefined, subjectId: undefined },
    },
    from && { key: 'from', label: t('filters.since', { day: day(from) }), without: { from: undefined } },
    to && { key: 'to', label: t('filters.until', { day: day(to) }), without: { to: undefined } },
    address && { key: 'address', label: t('filters.addressIs', { address }), without: { address: undefined } },
    device && { key: 'device', label: t(`deviceKind.${device}`), without: { device: undefined } },
  ]);
}
