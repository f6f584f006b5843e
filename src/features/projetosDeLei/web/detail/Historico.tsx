import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fieldsByChange } from '#kit/recordFields.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import type { ProjetoAlteracao } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import classes from './Historico.module.css';
import detail from './ProjetoDetail.module.css';
import { useFieldText } from './useFieldText.ts';

const perPage = 50;
const fields = fieldsByChange(projetoFields);

/** Changes of a bill by imports, newest first. */
export function Historico({ id }: { id: number }) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  const query = useInfiniteQuery({
    queryKey: calls.listChanges.key({ params: { id } }),
    queryFn: ({ pageParam, signal }) => calls.listChanges.send({ params: { id }, query: { page: pageParam, perPage } }, { signal }),
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

function Changes({ alteracoes }: { alteracoes: ProjetoAlteracao[] }) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  if (alteracoes.length === 0) return <p className={detail.none}>{t('historico.none')}</p>;
  // Pages may overlap when changes are added while they are fetched.
  const moments = Map.groupBy(new Map(alteracoes.map((one) => [one.id, one])).values(), ({ alterada_em }) => alterada_em);
  return (
    <ol className={classes.moments}>
      {[...moments].map(([alterada_em, changes]) => (
        <li key={alterada_em}>
          <time className={classes.moment} dateTime={alterada_em} title={format.fullDateTime(alterada_em)}>
            {format.dateTime(alterada_em)}
          </time>
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

function Change({ change: { campo, antes, depois } }: { change: ProjetoAlteracao }) {
  const t = useTexts('projetosDeLei');
  const language = useLanguage();
  const text = useFieldText();
  const field = fields.get(campo);
  const words = (value: string | null) => (value ? text(value, field?.kind ?? 'text') : '');
  return (
    <li className={classes.change}>
      <span className={classes.label}>{field?.label[language] ?? campo}</span>
      <span className={classes.values}>
        {(campo !== 'tramitacao' || antes) && (
          <>
            <span className={classes.before}>{words(antes) || t('historico.empty')}</span>{' '}
            <IconArrowRight className={classes.arrow} size={14} aria-hidden />
            <VisuallyHidden>{t('historico.to')} </VisuallyHidden>
          </>
        )}
        <strong>{words(depois) || t('historico.empty')}</strong>
      </span>
    </li>
  );
}
