import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../locale/i18n.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { atPrefix } from '../pathPrefix.ts';
import { FileLoading } from './FileLoading.tsx';
import classes from './FileViewer.module.css';
import { assertFileExists } from './fetchFile.ts';

/** A PDF in the browser's own viewer, which does not start in a sandboxed frame (decision 0042); not every browser has one. */
export function ShownPdf({ url, name }: { url: string; name: string }) {
  const t = useTexts('viewer');
  const { pdfViewerEnabled } = navigator;
  // A frame does not report errors of its request.
  const query = useQuery({
    queryKey: ['shownPdf', url],
    queryFn: ({ signal }) => assertFileExists(url, signal),
    enabled: pdfViewerEnabled,
    gcTime: 0,
  });
  if (!pdfViewerEnabled) return <EmptyState icon={<IconFileText />} title={t('noPdf')} hint={t('noPdfHint')} />;
  return (
    <Loaded query={query} skeleton={<FileLoading />}>
      {() => <iframe className={classes.frame} src={atPrefix(url)} title={name} />}
    </Loaded>
  );
}
