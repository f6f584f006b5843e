import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs, TabCount } from '#kit/web/page/LinkTabs.tsx';
import type { ListState } from '#kit/web/search/listState.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import type { Status } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { listSearch } from './listSearch.ts';

const tabs = [
  { status: undefined, label: 'list.all', count: 'total' },
  { status: 'aberta', label: 'list.abertas', count: 'aberta' },
  { status: 'andamento', label: 'list.andamento', count: 'andamento' },
  { status: 'fechada', label: 'list.fechadas', count: 'fechada' },
] as const satisfies readonly { status: Status | undefined; label: string; count: string }[];

/** Links by status, each with the number of matching notices. */
export function StatusTabs({ list }: { list: ListState<typeof listSearch> }) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  const { page, perPage, sort, order, busca, ...filter } = list.query;
  const { data: counts } = useQuery({ ...calls.count.query({ query: filter }), placeholderData: keepPreviousData });
  const chosen = list.query.status?.length === 1 ? list.query.status[0] : undefined;
  return (
    <LinkTabs label={t('list.tabs')}>
      {tabs.map(({ status, label, count }) => (
        <Link
          key={label}
          to="/apps/invoice/list"
          search={{ ...list.search, page: undefined, status: status && [status] }}
          aria-current={(status ? chosen === status : !list.query.status) ? 'page' : undefined}
          activeOptions={exactSearch}
        >
          {t(label)}
          <TabCount>{counts && format.number(counts[count])}</TabCount>
        </Link>
      ))}
    </LinkTabs>
  );
}
