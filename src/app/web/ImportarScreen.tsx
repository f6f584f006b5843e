// All that can be sent in, a tab each; the imports together with the notices and bills that records of a file may belong to.
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ImportScreen } from '#features/importacoes/web/ImportScreen.tsx';
import { importSearch } from '#features/importacoes/web/importSearch.ts';
import { OwnersProvider } from '#features/importacoes/web/owners.ts';
import { loadTexts, useTexts } from '#kit/web/i18n.ts';
import { useListState } from '#kit/web/listState.ts';
import { Page } from '#kit/web/Page.tsx';
import { useDnsLabel } from './dnsLabel.ts';
import { ImportTabs } from './ImportTabs.tsx';
import { importOwners } from './importOwners.ts';

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
    <OwnersProvider value={importOwners}>
      <ImportScreen tabs={tabs} />
    </OwnersProvider>
  );
}
