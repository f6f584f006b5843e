import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs, TabCount } from '#kit/web/page/LinkTabs.tsx';
import { exactSearch } from '#kit/web/search/search.ts';
import type { Casa } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { ProjetosState } from './filterParams.ts';

const tabs = [
  { casa: undefined, label: 'list.all', count: 'total' },
  { casa: 'camara', label: 'casa.camara', count: 'camara' },
  { casa: 'senado', label: 'casa.senado', count: 'senado' },
] as const satisfies readonly { casa: Casa | undefined; label: string; count: string }[];

/** Links by chamber, each with the number of matching bills. */
export function CasaTabs({ list }: { list: ProjetosState }) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  const { page, perPage, sort, order, ...filter } = list.query;
  const { data: counts } = useQuery({ ...calls.count.query({ query: filter }), placeholderData: keepPreviousData });
  const chosen = list.query.casa?.length === 1 ? list.query.casa[0] : undefined;
  return (
    <LinkTabs label={t('list.tabs')}>
      {tabs.map(({ casa, label, count }) => (
        <Link
          key={label}
          to="/projetos-de-lei/lista"
          search={{ ...list.search, page: undefined, casa: casa && [casa] }}
          aria-current={(casa ? chosen === casa : !list.query.casa) ? 'page' : undefined}
          activeOptions={exactSearch}
        >
          {t(label)}
          <TabCount>{counts && format.number(counts[count])}</TabCount>
        </Link>
      ))}
    </LinkTabs>
  );
}
