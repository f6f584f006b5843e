import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import type { Alteracao } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import { isOneOf } from '../../list/isOneOf.ts';
import { fontes } from '../../wireCodes.ts';
import detail from '../LicitacaoDetail.module.css';
import { Change } from './Change.tsx';
import classes from './Historico.module.css';

const perPage = 50;

/** Changes of a notice by imports, newest first. */
export function Historico({ id }: { id: number }) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  const query = useInfiniteQuery({
    queryKey: calls.listChanges.key({ params: { id } }),
    queryFn: ({ pageParam }) => calls.listChanges.send({ params: { id }, query: { page: pageParam, perPage } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
  });
  const total = query.data?.pages.at(-1)?.total ?? 0;
  return (
    <DetailCard
      title={t('historico.title')}
      aside={total > 0 && <span className={detail.faint}>{t('historico.count', { count: total, figure: format.number(total) })}</span>}
    >
      {query.data ? (
        <Changes alteracoes={query.data.pages.flatMap(({ alteracoes }) => alteracoes)} />
      ) : query.isError ? (
        <Failure error={query.error} retry={() => query.refetch()} />
      ) : (
        <Skeleton height={20} />
      )}
      {query.hasNextPage && (
        <Button mt="md" variant="light" size="xs" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('historico.more')}
        </Button>
      )}
    </DetailCard>
  );
}

function Changes({ alteracoes }: { alteracoes: Alteracao[] }) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  if (alteracoes.length === 0) return <p className={detail.none}>{t('historico.none')}</p>;
  return (
    <ol className={classes.moments}>
      {byMoment(alteracoes).map(({ key, alterada_em, fonte, arquivo, changes }) => (
        <li key={key}>
          <p className={classes.moment}>
            <time dateTime={alterada_em} title={format.fullDateTime(alterada_em)}>
              {format.dateTime(alterada_em)}
            </time>
            <span className={classes.origin}>
              {[isOneOf(fontes, fonte) ? t(`fonte.${fonte}`) : fonte, arquivo].filter(Boolean).join(' · ')}
            </span>
          </p>
          <ul className={classes.changes}>
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type Moment = Pick<Alteracao, 'alterada_em' | 'fonte' | 'arquivo'> & { key: string; changes: Alteracao[] };

/** Groups changes by import. Pages may overlap when changes are added while they are fetched. */
function byMoment(alteracoes: Alteracao[]): Moment[] {
  const moments = new Map<string, Moment>();
  for (const change of new Map(alteracoes.map((one) => [one.id, one])).values()) {
    const { alterada_em, fonte, arquivo } = change;
    const key = JSON.stringify([alterada_em, fonte, arquivo]);
    const moment = moments.get(key) ?? { key, alterada_em, fonte, arquivo, changes: [] };
    moment.changes.push(change);
    moments.set(key, moment);
  }
  return [...moments.values()];
}
