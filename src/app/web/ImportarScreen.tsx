// All that can be sent in, a tab each; the imports together with the notices that records of a file may belong to.
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ImportScreen } from '#features/importacoes/web/ImportScreen.tsx';
import { importSearch } from '#features/importacoes/web/importSearch.ts';
import { type NoticeFound, type Notices, NoticesProvider } from '#features/importacoes/web/notices.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import type { Licitacao } from '#features/licitacoes/entities.ts';
import { api } from '#kit/web/api.ts';
import { loadTexts, useTexts } from '#kit/web/i18n.ts';
import { useListState } from '#kit/web/listState.ts';
import { Page } from '#kit/web/Page.tsx';
import { useDnsLabel } from './dnsLabel.ts';
import { ImportTabs } from './ImportTabs.tsx';

const calls = api('licitacoes', licitacoes);

const notices: Notices = {
  find: async (q, signal) => {
    const found = await calls.list.send({ query: { q, perPage: 10 } }, { signal });
    return found.licitacoes.map(named);
  },
  byControl: async (controle, signal) => {
    const { licitacoes: found } = await calls.list.send({ query: { q: controle, perPage: 1 } }, { signal });
    const [first] = found;
    if (!first) return undefined;
    // The words of a number may stand in other notices too.
    const { controle: its } = await calls.show.send({ params: { id: first.id } }, { signal });
    return its === controle ? named(first) : undefined;
  },
  controlOf: async (id) => (await calls.show.send({ params: { id } })).controle,
};

function named({ id, modalidade, num_licitacao, orgao, objeto }: Licitacao): NoticeFound {
  return { id, label: `${modalidade} ${num_licitacao} · ${orgao}`, objeto };
}

const DnsUpload = lazy(async () => {
  const [{ DnsUpload }] = await Promise.all([import('#features/dns/web/upload/DnsUpload.tsx'), loadTexts('upload', 'dns')]);
  return { default: DnsUpload };
});

export function ImportarScreen() {
  const t = useTexts('importacoes');
  const { tab } = useListState(importSearch).search;
  const dnsLabel = useDnsLabel();
  const tabs = <ImportTabs tab={tab} dnsLabel={dnsLabel} />;
  if (tab === 'dns')
    return (
      <Suspense
        fallback={
          <Page title={t('title')}>
            {tabs}
            <Skeleton height={480} />
          </Page>
        }
      >
        <DnsUpload title={t('title')} tabs={tabs} />
      </Suspense>
    );
  return (
    <NoticesProvider value={notices}>
      <ImportScreen tabs={tabs} />
    </NoticesProvider>
  );
}
