import { Button, CloseButton, Group } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fileSize } from '#kit/fileSize.ts';
import { useFormat } from '../locale/format.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { localeOf } from '../locale/localeOf.ts';
import surface from '../page/surface.module.css';
import { CallFailed } from '../request/failures.ts';
import { FileHead } from './FileHead.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import classes from './Sending.module.css';
import { TooLarge, type Upload, type Uploads } from './uploads.ts';
import { useExplanation } from './useExplanation.ts';

/** A running upload, or a refused one with the reason. */
export function UploadCard({ upload: { key, file, state, sent, error }, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useTexts('sending');
  const kit = useTexts('kit');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const queryClient = useQueryClient();
  const drop = () => uploads.drop(queryClient, key);
  if (state === 'refused') return <Refusal name={file.name} error={error} drop={drop} again={() => uploads.sendAgain(queryClient, key)} />;
  const isChecking = state === 'sending' && sent >= 1;
  const words =
    state === 'waiting'
      ? t('waiting')
      : isChecking
        ? t('checking')
        : t('sending', { percent: format.percent(Math.round(sent * 100) / 100) });
  return (
    <li className={`${surface.surface} ${classes.card}`}>
      <FileHead
        name={file.name}
        facts={[fileSize(file.size, locale), words]}
        action={
          <Button variant="default" size="compact-sm" onClick={drop} aria-label={t('cancel', { arquivo: file.name })}>
            {kit('action.cancel')}
          </Button>
        }
      />
      <ProgressBar label={t('progress', { arquivo: file.name })} fraction={isChecking ? undefined : sent} />
    </li>
  );
}

/** Maximum length of a reason without expanding. */
const lineLength = 180;

/** A refused file in one line: its name and the reason, expandable if long. */
function Refusal({ name, error, drop, again }: { name: string; error: unknown; drop: () => void; again: () => void }) {
  const t = useTexts('sending');
  const common = useTexts('common');
  const region = useId();
  const [shows, setShows] = useState(false);
  const { title, detail = '' } = useExplanation()(error);
  const isLong = title.length + detail.length > lineLength;
  return (
    <li className={`${surface.surface} ${classes.card}`} data-tone="danger">
      <Group gap="sm" align="start" wrap="nowrap">
        <IconAlertTriangle className={classes.refusalIcon} size={18} aria-hidden />
        <Group gap="4px 12px" flex={1}>
          <div className={classes.refusalWords}>
            <h3 className={classes.fileName}>{name}</h3>
            <p>
              {title} {!isLong && <span className={classes.faint}>{detail}</span>}
            </p>
          </div>
          {isLong && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.fold}
              aria-expanded={shows}
              aria-controls={region}
              aria-label={t('detailsOf', { arquivo: name })}
              rightSection={<IconChevronDown size={16} aria-hidden />}
              onClick={() => setShows(!shows)}
            >
              {common('word.details')}
            </Button>
          )}
          {mayPass(error) && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconRefresh size={16} aria-hidden />}
              aria-label={t('againFor', { arquivo: name })}
              onClick={again}
            >
              {t('again')}
            </Button>
          )}
        </Group>
        <CloseButton aria-label={t('dismiss', { arquivo: name })} onClick={drop} />
      </Group>
      {isLong && (
        <p id={region} hidden={!shows} className={classes.faint}>
          {detail}
        </p>
      )}
    </li>
  );
}

/** Whether a retry may help, because the file is not at fault. */
function mayPass(error: unknown): boolean {
  return !(error instanceof TooLarge) && !(error instanceof CallFailed && error.status < 500);
}
