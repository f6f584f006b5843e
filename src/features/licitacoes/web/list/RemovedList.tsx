import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import classes from '#kit/web/DataTable/removed.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import type { Removida } from '../../entities.ts';
import { calls } from '../calls.ts';
import { RestoreButton } from '../RestoreButton.tsx';
import { nameOf, useIsUndoable, useRemovalWords } from '../removal.ts';

const perPage = 20;

/** Removed notices, last removed first, each with a restore button while possible. */
export function RemovedList() {
  const t = useTexts('licitacoes');
  const list = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery({
    queryKey: [...calls.listRemoved.key(), 'all'],
    queryFn: ({ pageParam, signal }) => calls.listRemoved.send({ query: { page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    staleTime: 0,
  });
  if (!query.data) return query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <Skeleton height={240} />;
  // Pages may overlap when notices change while they are fetched.
  const removidas = new Map(query.data.pages.flatMap((page) => page.removidas).map((one) => [one.id, one]));
  return (
    <div ref={list} tabIndex={-1} className={classes.content}>
      <p className={classes.note}>{removidas.size > 0 ? t('removed.note') : t('removed.none')}</p>
      {removidas.size > 0 && (
        <ul className={classes.list}>
          {[...removidas.values()].map((removida) => (
            <Removed key={removida.id} removida={removida} onAnswer={() => list.current?.focus({ preventScroll: true })} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button mt="md" variant="light" size="xs" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('removed.more')}
        </Button>
      )}
    </div>
  );
}

/** The button disappears with it, so the focus moves to the list. */
function Removed({ removida, onAnswer }: { removida: Removida; onAnswer: () => void }) {
  const words = useRemovalWords();
  const isUndoable = useIsUndoable(removida);
  const { num_licitacao, orgao, objeto, controle } = removida;
  return (
    <li className={classes.removed}>
      <div>
        <p className={classes.name}>{[nameOf(removida), orgao].filter(Boolean).join(' · ')}</p>
        {objeto && (
          <p className={classes.objeto} title={objeto}>
            {objeto}
          </p>
        )}
        <p className={classes.second}>{words('line', removida)}</p>
        {num_licitacao && <p className={classes.second}>{controle}</p>}
      </div>
      {isUndoable && <RestoreButton removida={removida} onAnswer={onAnswer} />}
    </li>
  );
}
