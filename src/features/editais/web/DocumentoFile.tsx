import { Button, Loader } from '@mantine/core';
import { IconDownload, IconEye, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fileSize } from '#kit/fileSize.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { renewsAddresses } from '#kit/web/viewer/renewsAddresses.ts';
import { useFileViewer } from '#kit/web/viewer/useFileViewer.tsx';
import type { Edital } from '../entities.ts';
import { calls } from './calls.ts';
import classes from './editais.module.css';

type DocumentoFileProps = { licitacao: number; documento: number; titulo: string };

/** The file of a document: whether it is here and what it is, with the button that fetches or opens it. */
export function DocumentoFile({ licitacao, documento, titulo }: DocumentoFileProps) {
  const { data } = useQuery({ ...calls.ofNotice.query({ params: { id: licitacao } }), ...renewsAddresses });
  const edital = data?.editais.find(({ documento_id }) => documento_id === documento);
  // Documents of the demonstration have no file to fetch.
  if (!edital || (!edital.canDownload && edital.state === 'not_downloaded')) return null;
  return <Found edital={edital} titulo={titulo} />;
}

function Found({ edital, titulo }: { edital: Edital; titulo: string }) {
  const { state } = edital;
  return (
    <div className={classes.file}>
      {state === 'kept' ? <OpenButton edital={edital} titulo={titulo} /> : <DownloadButton edital={edital} titulo={titulo} />}
      <span className={textStyles.minor} role="status">
        <Facts edital={edital} />
      </span>
    </div>
  );
}

/** What the file is, or why it is not here. */
function Facts({ edital: { state, reason, kind, bytes, pages } }: { edital: Edital }) {
  const t = useTexts('editais');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const searchable = pages > 0 && t('pages', { count: pages, figure: format.number(pages) });
  const facts =
    state === 'kept'
      ? [
          kind && kind !== 'other' && kind.toUpperCase(),
          bytes !== null && fileSize(bytes, locale),
          searchable,
          reason && t(`reason.${reason}`),
        ]
      : state === 'released'
        ? [t('state.released'), searchable]
        : [state !== 'not_downloaded' && t(`state.${state}`), reason && t(`reason.${reason}`)];
  return facts.filter(Boolean).join(' · ');
}

function OpenButton({ edital, titulo }: { edital: Edital; titulo: string }) {
  const t = useTexts('editais');
  const { documento_id, fileName, url, bytes, shown } = edital;
  const viewer = useFileViewer([{ id: String(documento_id), fileName, url, bytes: bytes ?? 0, shown }]);
  const look = { size: 'compact-sm', variant: 'light' } as const;
  if (!shown)
    return (
      <Button
        {...look}
        component="a"
        href={atPrefix(url)}
        download={fileName}
        aria-label={t('saveOf', { titulo })}
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('save')}
      </Button>
    );
  return (
    <>
      <Button
        {...look}
        aria-label={t('openOf', { titulo })}
        leftSection={<IconEye size={16} aria-hidden />}
        {...viewer.opens(String(documento_id))}
      >
        {t('open')}
      </Button>
      {viewer.window}
    </>
  );
}

function DownloadButton({ edital: { documento_id, state, canDownload }, titulo }: { edital: Edital; titulo: string }) {
  const t = useTexts('editais');
  const queryClient = useQueryClient();
  const download = useMutation({
    ...calls.download.mutation(),
    onError: toast.failure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['editais'] }),
  });
  if (state === 'queued') return <Loader size={16} aria-hidden />;
  if (!canDownload || state === 'too_large') return null;
  const isAgain = state === 'failed';
  return (
    <Button
      size="compact-sm"
      variant="light"
      aria-label={t(isAgain ? 'retryOf' : 'downloadOf', { titulo })}
      leftSection={isAgain ? <IconRefresh size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate({ params: { id: documento_id } })}
    >
      {t(isAgain ? 'retry' : 'download')}
    </Button>
  );
}
