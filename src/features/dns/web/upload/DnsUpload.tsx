// Upload of DNS entries: a file is uploaded, reviewed and committed; below is the history of uploads.
import { Button } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useListState } from '#kit/web/search/listState.ts';
import { DropZone } from '#kit/web/sending/DropZone.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import { UploadCard } from '#kit/web/sending/UploadCard.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { largestDnsFile, mostDnsRows } from '../../contract.ts';
import { calls } from '../calls.ts';
import { FileFormats } from './FileFormats.tsx';
import { History } from './History.tsx';
import { UploadDrawer } from './UploadDrawer.tsx';
import { uploadSearch } from './uploadSearch.ts';
import { uploads } from './uploads.ts';

export function DnsUpload() {
  const t = useTexts('upload');
  const format = useFormat();
  const queryClient = useQueryClient();
  const list = useListState(uploadSearch);
  const { upload, page } = list.query;
  const files = uploads.use();
  useOpenUploaded((id) => upload === undefined && list.set({ upload: id, page }));
  return (
    <>
      <DropZone
        title={t('drop.title')}
        taken={t('drop.taken', { rows: format.number(mostDnsRows) })}
        take={(taken) => uploads.send(queryClient, taken, largestDnsFile)}
        limit={largestDnsFile}
      />
      <FileFormats />
      {files.length > 0 && (
        <ul className={sending.cards} aria-label={t('sent')}>
          {files.map((file) => (
            <UploadCard key={file.key} upload={file} uploads={uploads} />
          ))}
        </ul>
      )}
      <Refusals />
      <History list={list} />
      <UploadDrawer id={upload} close={() => list.set({ upload: undefined, page })} closed={keepFocus} />
    </>
  );
}

/** Download of the template. */
export function DnsTemplate() {
  const t = useTexts('upload');
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypeCsv size={18} aria-hidden />}
      onClick={() => calls.template.download(t('template.file')).catch(toast.failure)}
    >
      {t('template.button')}
    </Button>
  );
}

/** Announces rejected files to screen readers; an accepted one opens a window. */
function Refusals() {
  const t = useTexts('upload');
  const refused = uploads.use().filter(({ state }) => state === 'refused');
  return (
    <div role="status" aria-atomic={false} className={textStyles.visuallyHidden}>
      {refused.map(({ key, file }) => (
        <p key={key}>{t('refused', { arquivo: file.name })}</p>
      ))}
    </div>
  );
}

/** Opens each uploaded file for review. */
function useOpenUploaded(open: (id: number) => void): void {
  const arrived = uploads.use().find(({ id }) => id !== undefined)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (arrived !== undefined) open(arrived);
  }, [arrived]);
}

/** A window that opened on its own has no element to return focus to: focus its upload in the history, or the newest one. */
function keepFocus(id: number): void {
  if (document.activeElement !== document.body) return;
  const find = (links: string) => document.querySelector<HTMLElement>(links);
  (find(`[data-upload="${id}"]`) ?? find('[data-upload]'))?.focus();
}
