// Files in: sent and checked, looked at, started, followed; below them every import there was.
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import { useListState } from '#kit/web/listState.ts';
import { Page } from '#kit/web/Page.tsx';
import { DropZone } from '#kit/web/sending/DropZone.tsx';
import { Announcer } from './Announcer.tsx';
import { Contact } from './Contact.tsx';
import { History } from './History.tsx';
import { importSearch } from './importSearch.ts';
import { Now } from './Now.tsx';
import { RunDrawer } from './RunDrawer.tsx';
import { TemplatesMenu } from './TemplatesMenu.tsx';
import { uploads } from './uploads.ts';
import { useReadyDetails } from './useReadyDetails.ts';
import { isCutOff, useRuns } from './useRuns.ts';

/** `tabs` lead to what else can be sent. */
export function ImportScreen({ tabs }: { tabs: ReactNode }) {
  const t = useTexts('importacoes');
  const queryClient = useQueryClient();
  const list = useListState(importSearch);
  const query = useRuns();
  const limit = query.data?.limite;
  const runs = query.data?.importacoes ?? [];
  const details = useReadyDetails(runs);
  const isLost = isCutOff(query);
  const close = () => list.set({ id: undefined, page: list.query.page });
  return (
    <Page title={t('title')} actions={<TemplatesMenu />}>
      {tabs}
      <DropZone title={t('drop.title')} taken={t('drop.taken')} take={(files) => uploads.send(queryClient, files, limit)} limit={limit} />
      <Announcer runs={query.data?.importacoes} details={details} />
      <Contact isLost={isLost} />
      <Now runs={runs} details={details} isLost={isLost} />
      <History list={list} />
      <RunDrawer id={list.query.id} close={close} />
    </Page>
  );
}
