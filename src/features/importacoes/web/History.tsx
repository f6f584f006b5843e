import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { SentFiles } from '#kit/web/sending/SentFiles.tsx';
import { calls } from './calls.ts';
import classes from './ImportScreen.module.css';
import type { importSearch } from './importSearch.ts';
import { OrigemSelect } from './OrigemSelect.tsx';
import { overStates } from './run/states.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useKinds } from './useKinds.ts';
import { useOrigemName } from './useOrigemName.ts';

/** Finished imports, newest first. */
export function History({
  list,
  isRunning,
}: {
  list: ListState<typeof importSearch> /** An import is under way, which is not over yet. */;
  isRunning: boolean;
}) {
  const t = useTexts('importacoes');
  const common = useTexts('common');
  const columns = useHistoryColumns();
  const sources = useSources();
  const nameOf = useOrigemName();
  const { page, perPage, origem } = list.query;
  const query = useQuery({
    ...calls.list.query({ query: { page, perPage, estado: overStates, ...(origem && { origem }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const box = useRef<HTMLDivElement>(null);
  const [isLinked] = useState(origem !== undefined);
  // A link to the history of one origin leads to it, past what is sent; the router must not scroll (`resetScroll`).
  useEffect(() => {
    if (isLinked) box.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  return (
    <div ref={box} className={classes.history}>
      <SentFiles
        name="importacoes"
        title={common('word.history')}
        aside={<OrigemSelect value={origem} choose={(chosen) => list.set({ origem: chosen })} />}
        columns={columns}
        rows={query.data?.importacoes}
        total={query.data?.total}
        list={list}
        query={query}
        none={
          origem
            ? { title: t('history.noneOf', { origem: nameOf(origem) }), hint: undefined }
            : {
                title: t(isRunning ? 'history.noneOver' : 'history.none'),
                hint: isRunning ? t('history.noneOverHint') : t('history.noneHint', { sources }),
              }
        }
      />
    </div>
  );
}

/** The portals whose files can be imported. */
function useSources(): string {
  const portals = useKinds().flatMap(({ portal }) => portal ?? []);
  return [...new Set(portals)].join(', ');
}
