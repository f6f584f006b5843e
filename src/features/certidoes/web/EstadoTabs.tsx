import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs, TabCount } from '#kit/web/page/LinkTabs.tsx';
import { exactSearch } from '#kit/web/search/search.ts';
import { estados } from '../entities.ts';
import { calls } from './calls.ts';
import type { CertidoesState } from './filterParams.ts';

/** Links by state, each with the number of matching documents. */
export function EstadoTabs({ list: { search, query } }: { list: CertidoesState }) {
  const t = useTexts('certidoes');
  const format = useFormat();
  const { page, perPage, sort, order, estado: _, certidao, ...filter } = query;
  const { data: counts } = useQuery({ ...calls.count.query({ query: filter }), placeholderData: keepPreviousData });
  return (
    <LinkTabs label={t('tab.label')}>
      {[undefined, ...estados].map((estado) => (
        <Link
          key={estado ?? ''}
          to="/certidoes"
          search={{ ...search, page: undefined, certidao: undefined, estado }}
          aria-current={search.estado === estado ? 'page' : undefined}
          activeOptions={exactSearch}
        >
          {t(`tab.${estado ?? 'todas'}`)}
          <TabCount>{counts && format.number(counts[estado ?? 'total'])}</TabCount>
        </Link>
      ))}
    </LinkTabs>
  );
}
