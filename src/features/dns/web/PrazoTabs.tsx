import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs, TabCount } from '#kit/web/page/LinkTabs.tsx';
import { exactSearch } from '#kit/web/search/search.ts';
import { calls } from './calls.ts';
import type { DnsState } from './filterParams.ts';

/** Links by how near the due day is, each with the number of matching entries. */
export function PrazoTabs({ list: { search, query } }: { list: DnsState }) {
  const t = useTexts('dns');
  const format = useFormat();
  const { page, perPage, sort, order, prazo: _, entry, ...filter } = query;
  const { data: counts } = useQuery({ ...calls.countEntries.query({ query: filter }), placeholderData: keepPreviousData });
  return (
    <LinkTabs label={t('tab.label')}>
      {([undefined, 'vencido', 'proximo', 'futuro'] as const).map((prazo) => (
        <Link
          key={prazo ?? ''}
          to="/dns"
          search={{ ...search, page: undefined, entry: undefined, prazo }}
          aria-current={search.prazo === prazo ? 'page' : undefined}
          activeOptions={exactSearch}
        >
          {t(`tab.${prazo ?? 'todos'}`)}
          <TabCount>{counts && format.number(counts[prazo ?? 'total'])}</TabCount>
        </Link>
      ))}
    </LinkTabs>
  );
}
