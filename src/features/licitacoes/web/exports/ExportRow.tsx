import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { fileSize } from '#kit/fileSize.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { useAttempt } from '#kit/web/request/useAttempt.ts';
import { ProgressBar } from '#kit/web/sending/ProgressBar.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { type ExportJob, exportsTopic } from '../../exports.ts';
import { useSearchWords } from '../savedSearches/useSearchWords.ts';
import { exportCalls } from './calls.ts';
import classes from './exports.module.css';
import { isUnfinished } from './useExports.ts';

/** One export: what it contains, its progress or its file. `onRemoved`: moves the focus, since its button disappears. */
export function ExportRow({ job, onRemoved }: { job: ExportJob; onRemoved: () => void }) {
  const t = useTexts('exports');
  const { attempt } = useAttempt(exportsTopic);
  const [isBusy, setIsBusy] = useState(false);
  const words = useSearchWords(job);
  const facts = useFacts(job);
  const { id, fileName: name, state, written, total, failure } = job;
  const run = async (work: Promise<unknown>) => {
    setIsBusy(true);
    const isDone = await attempt(work);
    setIsBusy(false);
    return isDone;
  };
  const remove = async () => {
    if (await run(exportCalls.remove.send({ params: { id } }))) onRemoved();
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={textStyles.dimmed}>{words}</p>
        {state === 'running' && <ProgressBar label={t('progressOf', { name })} fraction={total > 0 ? written / total : undefined} />}
        <p className={textStyles.minor} role="status">
          {facts.filter(Boolean).join(' · ')}
        </p>
        {failure && <p className={classes.failure}>{failure}</p>}
      </div>
      <div className={classes.actions}>
        {state === 'done' && (
          <Button
            size="compact-sm"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={isBusy}
            aria-label={t('downloadOf', { name })}
            onClick={() => void run(exportCalls.download.download(name, { params: { id } }))}
          >
            {t('download')}
          </Button>
        )}
        {isUnfinished(job) ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconX size={16} aria-hidden />}
            loading={isBusy}
            aria-label={t('cancelOf', { name })}
            onClick={() => void remove()}
          >
            {t('cancel')}
          </Button>
        ) : (
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={isBusy}
            aria-label={t('removeOf', { name })}
            data-hint={t('remove')}
            onClick={() => void remove()}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}

/** Its state, how many notices it has, its size, and until when it is there. */
function useFacts({ state, written, total, bytes, expiresAt }: ExportJob): string[] {
  const t = useTexts('exports');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const count = (figure: number) => t('count', { count: figure, figure: format.number(figure) });
  if (state === 'waiting') return [t('states.waiting'), count(total)];
  if (state === 'running') return [t('states.running'), t('progress', { written: format.number(written), total: format.number(total) })];
  if (state !== 'done') return [t(`states.${state}`)];
  return [
    count(written),
    bytes === null ? '' : fileSize(bytes, locale),
    expiresAt ? t('expires', { when: format.shortDateTime(expiresAt) }) : '',
  ];
}
