import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CallFailed, Unreachable } from '#kit/web/failures.ts';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { FileHead } from './FileHead.tsx';
import classes from './ImportScreen.module.css';
import { useMeasures } from './measures.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { dropUpload, sendAgain, TooLarge, type Upload } from './uploads.ts';

/** A file on its way, or one that was refused and why. */
export function UploadCard({ upload: { key, file, state, sent, error } }: { upload: Upload }) {
  const t = useTexts('importacoes');
  const kit = useTexts('kit');
  const format = useFormat();
  const measures = useMeasures();
  const queryClient = useQueryClient();
  const drop = () => dropUpload(queryClient, key);
  if (state === 'refused') return <Refusal name={file.name} error={error} drop={drop} again={() => sendAgain(queryClient, key)} />;
  const isChecking = state === 'sending' && sent >= 1;
  const words =
    state === 'waiting'
      ? t('upload.waiting')
      : isChecking
        ? t('upload.checking')
        : t('upload.sending', { percent: format.percent(Math.round(sent * 100) / 100) });
  return (
    <li className={classes.card}>
      <FileHead
        name={file.name}
        facts={[measures.size(file.size), words]}
        action={
          <Button variant="default" size="compact-sm" onClick={drop} aria-label={t('upload.cancel', { arquivo: file.name })}>
            {kit('action.cancel')}
          </Button>
        }
      />
      <ProgressBar label={t('upload.progress', { arquivo: file.name })} fraction={isChecking ? undefined : sent} />
    </li>
  );
}

/** As much of a reason as a quiet line has room for. */
const lineLength = 180;

/** A file that was not taken, in one line: its name and why; what would not fit, on demand. */
function Refusal({ name, error, drop, again }: { name: string; error: unknown; drop: () => void; again: () => void }) {
  const t = useTexts('importacoes');
  const region = useId();
  const [shows, setShows] = useState(false);
  const { title, detail = '' } = useExplanation()(error);
  const isLong = title.length + detail.length > lineLength;
  return (
    <li className={classes.card} data-tone="danger">
      <div className={classes.refusal}>
        <IconAlertTriangle className={classes.refusalIcon} size={18} aria-hidden />
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
            aria-label={t('upload.detailsOf', { arquivo: name })}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={() => setShows(!shows)}
          >
            {t('upload.details')}
          </Button>
        )}
        {mayPass(error) && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconRefresh size={16} aria-hidden />}
            aria-label={t('upload.againFor', { arquivo: name })}
            onClick={again}
          >
            {t('upload.again')}
          </Button>
        )}
        <CloseButton className={classes.refusalClose} aria-label={t('upload.dismiss', { arquivo: name })} onClick={drop} />
      </div>
      {isLong && (
        <p id={region} hidden={!shows} className={classes.faint}>
          {detail}
        </p>
      )}
    </li>
  );
}

/** The same file may be taken another time: it is not the file that was at fault. */
function mayPass(error: unknown): boolean {
  return !(error instanceof TooLarge) && !(error instanceof CallFailed && error.status < 500);
}

/** In words of the server where it gave some. */
export function useExplanation(): (error: unknown) => { title: string; detail?: string } {
  const t = useTexts('importacoes');
  const kit = useTexts('kit');
  const measures = useMeasures();
  return (error) => {
    if (error instanceof TooLarge) return { title: t('upload.tooLarge'), detail: t('drop.limit', { size: measures.size(error.limit) }) };
    if (error instanceof Unreachable) return { title: kit('failure.unreachable'), detail: kit('failure.unreachableHint') };
    if (error instanceof CallFailed && error.problem) return { title: error.problem.title, detail: error.problem.detail };
    return { title: t('upload.failed') };
  };
}
