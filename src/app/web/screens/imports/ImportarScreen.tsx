// All files that can be uploaded, a tab each; the imports together with the records that they write.
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { importedAtas } from '#features/atas/web/ataImports/importedAtas.ts';
import { importedContracts } from '#features/contratos/web/contractImports/importedContracts.ts';
import { ImportScreen } from '#features/importacoes/web/ImportScreen.tsx';
import { importSearch } from '#features/importacoes/web/importSearch.ts';
import { TemplatesMenu } from '#features/importacoes/web/ready/TemplatesMenu.tsx';
import { ImportedRecordsProvider } from '#features/importacoes/web/records.ts';
import { importedNotices } from '#features/licitacoes/web/noticeImports/importedNotices.ts';
import { importedPlans } from '#features/pca/web/planImports/importedPlans.ts';
import { importedBills } from '#features/projetosDeLei/web/billImports/importedBills.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { useDnsLabel } from '../dnsLabel.ts';
import { ImportTabs } from './ImportTabs.tsx';

/** By the topic of their queries. */
const importedRecords = {
  licitacoes: importedNotices,
  projetosDeLei: importedBills,
  contratos: importedContracts,
  atas: importedAtas,
  pca: importedPlans,
};

const fetchDns = () => Promise.all([import('#features/dns/web/upload/DnsUpload.tsx'), loadTexts('upload', 'dns')]);
const DnsUpload = lazy(async () => ({ default: (await fetchDns())[0].DnsUpload }));
const DnsTemplate = lazy(async () => ({ default: (await fetchDns())[0].DnsTemplate }));

export function ImportarScreen() {
  const common = useTexts('common');
  const { tab } = useListState(importSearch).search;
  const isDns = tab === 'dns';
  return (
    <ImportedRecordsProvider value={importedRecords}>
      <Page title={common('word.uploadFiles')} actions={<Suspense>{isDns ? <DnsTemplate /> : <TemplatesMenu />}</Suspense>}>
        <ImportTabs tab={tab} dnsLabel={useDnsLabel()} />
        {isDns ? (
          <Suspense fallback={<Skeleton height={480} />}>
            <DnsUpload />
          </Suspense>
        ) : (
          <ImportScreen />
        )}
      </Page>
    </ImportedRecordsProvider>
  );
}
