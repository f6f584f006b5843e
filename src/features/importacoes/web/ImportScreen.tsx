// Imports: files are uploaded, reviewed, started and watched; below is the history.
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { DropZone } from '#kit/web/sending/DropZone.tsx';
import { Announcer } from './Announcer.tsx';
import { ConnectionLost } from './ConnectionLost.tsx';
import { History } from './History.tsx';
import { importSearch } from './importSearch.ts';
import { useReadyDetails } from './ready/useReadyDetails.ts';
import { CurrentRuns } from './run/CurrentRuns.tsx';
import { isUnreachable } from './run/polling.ts';
import { RunDrawer } from './run/RunDrawer.tsx';
import { isMoving } from './run/states.ts';
import { useRuns } from './run/useRuns.ts';
import { uploads } from './uploads.ts';
import { kindsQuery } from './useKinds.ts';

/** Content of the screen below its title. */
export function ImportScreen() {
  const t = useTexts('importacoes');
  const queryClient = useQueryClient();
  const list = useListState(importSearch);
  const query = useRuns();
  const kinds = useQuery(kindsQuery);
  const limit = query.data?.limite;
  const runs = query.data?.importacoes ?? [];
  const details = useReadyDetails(runs);
  const isLost = isUnreachable(query);
  const close = () => list.set({ id: undefined, page: list.query.page });
  return (
    <>
      <DropZone title={t('drop.title')} taken={t('drop.taken')} take={(files) => uploads.send(queryClient, files, limit)} limit={limit} />
      <Announcer runs={query.data?.importacoes} details={details} />
      <ConnectionLost isLost={isLost} />
      <Loaded query={kinds} skeleton={<Skeleton height={480} />}>
        {() => (
          <>
            <CurrentRuns runs={runs} details={details} isLost={isLost} />
            <History list={list} isRunning={runs.some(isMoving)} />
            <RunDrawer id={list.query.id} close={close} />
          </>
        )}
      </Loaded>
    </>
  );
}
