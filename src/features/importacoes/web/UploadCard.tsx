import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
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
  const explain = useExplanation();
  const drop = () => dropUpload(queryClient, key);
  const size = measures.size(file.size);
  if (state === 'refused') {
    const { title, detail } = explain(error);
    return (
      <li className={classes.card} data-tone="danger">
        <FileHead
          name={file.name}
          facts={[size]}
          action={<CloseButton aria-label={t('upload.dismiss', { arquivo: file.name })} onClick={drop} />}
        />
        <div className={classes.notice} data-tone="danger">
          <IconAlertTriangle size={18} aria-hidden />
          <div>
            <p className={classes.strong}>{title}</p>
            {detail && <p>{detail}</p>}
          </div>
        </div>
        {!(error instanceof TooLarge) && (
          <div className={classes.buttons}>
            <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => sendAgain(queryClient, key)}>
              {t('upload.again')}
            </Button>
          </div>
        )}
      </li>
    );
  }
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
        facts={[size, words]}
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
