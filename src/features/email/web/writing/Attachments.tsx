import { CloseButton, Group, Stack, UnstyledButton } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { fileSize } from '#kit/fileSize.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { UploadCard } from '#kit/web/sending/UploadCard.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { useFileViewer } from '#kit/web/viewer/useFileViewer.tsx';
import { type KeptAttachment, limits } from '../../entities.ts';
import type { DraftAutosave } from './draft/draftAutosave.ts';
import type { AttachmentUploads, RejectedFiles } from './useAttachments.ts';
import classes from './Writing.module.css';

type AttachmentsProps = {
  autosave: DraftAutosave;
  attachments: readonly KeptAttachment[];
  attaching: AttachmentUploads;
  disabled: boolean;
};

/** Attached files, running uploads, and rejected files. */
export function Attachments({
  autosave,
  attachments,
  attaching: { running, uploads, rejected, dismissRejected },
  disabled,
}: AttachmentsProps) {
  const t = useTexts('writing');
  const viewer = useFileViewer(attachments);
  if (attachments.length + running.length === 0 && !rejected) return null;
  return (
    <Stack gap="xs" className={classes.files}>
      {rejected && <RejectedNotice rejected={rejected} dismiss={dismissRejected} />}
      {running.length > 0 && (
        <Stack component="ul" gap="xs" aria-label={t('files.uploads')}>
          {running.map((upload) => (
            <UploadCard key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </Stack>
      )}
      {attachments.length > 0 && (
        <Group component="ul" gap="xs" aria-label={t('files.list')}>
          {attachments.map((attachment) => (
            <AttachedFile key={attachment.id} attachment={attachment} opens={viewer.opens} autosave={autosave} disabled={disabled} />
          ))}
        </Group>
      )}
      {viewer.window}
    </Stack>
  );
}

type AttachedFileProps = {
  attachment: KeptAttachment;
  opens: ReturnType<typeof useFileViewer>['opens'];
  autosave: DraftAutosave;
  disabled: boolean;
};

function AttachedFile({ attachment, opens, autosave, disabled }: AttachedFileProps) {
  const t = useTexts('writing');
  const size = fileSize(attachment.bytes, localeOf(useLanguage()));
  const { id, fileName, url, shown } = attachment;
  const face = (
    <>
      <IconPaperclip size={16} stroke={1.75} aria-hidden />
      {/* Screen readers read it as one name because of the space. */}
      <span className={textStyles.oneLine}>{fileName}</span> <span className={textStyles.dimmed}>{size}</span>
    </>
  );
  return (
    <li className={classes.file}>
      {shown ? (
        <UnstyledButton className={classes.fileLink} aria-label={t('files.open', { file: fileName, size })} {...opens(id)}>
          {face}
        </UnstyledButton>
      ) : (
        <a className={classes.fileLink} href={atPrefix(url)} download={fileName} aria-label={t('files.download', { file: fileName, size })}>
          {face}
        </a>
      )}
      {!disabled && (
        <button
          type="button"
          className={classes.chipRemove}
          aria-label={t('files.remove', { file: fileName })}
          onClick={() => void autosave.detach(attachment).catch(toast.failure)}
        >
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** Shown before anything is uploaded. */
function RejectedNotice({ rejected: { names, why }, dismiss }: { rejected: RejectedFiles; dismiss: () => void }) {
  const t = useTexts('writing');
  const kit = useTexts('kit');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const words =
    why === 'tooMany'
      ? t('files.tooMany', { figure: format.number(limits.attachments) })
      : t('files.tooLarge', { count: names.length, files: names.join(', '), size: fileSize(limits.attachmentBytes, locale) });
  return (
    <Group wrap="nowrap" gap="xs" align="flex-start" justify="space-between" className={classes.rejected} role="alert">
      <span>{words}</span>
      <CloseButton size="sm" aria-label={kit('action.close')} onClick={dismiss} />
    </Group>
  );
}
