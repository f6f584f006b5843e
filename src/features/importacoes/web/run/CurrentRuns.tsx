import { Button, Group, Stack, Title } from '@mantine/core';
import { IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import sending from '#kit/web/sending/Sending.module.css';
import { UploadCard } from '#kit/web/sending/UploadCard.tsx';
import type { Upload } from '#kit/web/sending/uploads.ts';
import type { Estado, Importacao } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { Details } from '../ready/useReadyDetails.ts';
import { uploads } from '../uploads.ts';
import { dismissEnded, useEnded } from './endedRuns.ts';
import { RunCard } from './RunCard.tsx';
import { isAllFaulty, isOpen, missingOf, placeInQueue } from './states.ts';

type CurrentRunsProps = {
  runs: readonly Importacao[];
  details: Details;
  /** The server does not answer, so the state may be outdated. */
  isLost: boolean;
};

/** Files being uploaded, waiting files, and imports that run or just ended. */
export function CurrentRuns({ runs, details, isLost }: CurrentRunsProps) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const queryClient = useQueryClient();
  const sent = uploads.use().filter((upload) => !runs.some((run) => isOf(upload, run)));
  const hasEnded = useEnded();
  const shown = runs.filter((run) => isOpen(run) || hasEnded(run)).sort(byState);
  const refused = sent.filter(({ state }) => state === 'refused');
  const done = shown.filter(({ estado }) => estado === 'concluida');
  const startable = [...details.values()].flatMap(({ data }) =>
    data?.estado === 'pronta' && !missingOf(data) && !isAllFaulty(data) ? [data.id] : [],
  );
  const startAll = useMutation({
    // Oldest first, in the order of upload.
    mutationFn: async () => {
      for (const id of startable.toReversed()) await calls.start.send({ params: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['importacoes'] }),
  });
  if (sent.length + shown.length === 0) return null;
  return (
    <section aria-label={t('now.title')}>
      <Stack gap="sm" mt="xs">
        <Group gap="8px 16px" justify="space-between">
          <Title order={2} size="h3">
            {t('now.title')}
          </Title>
          <Group gap="xs">
            {refused.length > 1 && (
              <Button {...quiet} onClick={() => uploads.drop(queryClient, ...refused.map(({ key }) => key))}>
                {t('now.closeRefused')}
              </Button>
            )}
            {done.length > 1 && (
              <Button {...quiet} onClick={() => dismissEnded(...done.map(({ id }) => id))}>
                {t('now.closeDone')}
              </Button>
            )}
            {startable.length > 1 && (
              <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} loading={startAll.isPending} onClick={() => startAll.mutate()}>
                {t('now.startAll', { count: startable.length, figure: format.number(startable.length) })}
              </Button>
            )}
          </Group>
        </Group>
        <ul className={sending.cards}>
          {sent.map((upload) => (
            <UploadCard key={`upload-${upload.key}`} upload={upload} uploads={uploads} />
          ))}
          {shown.map((run) => (
            <RunCard
              key={run.id}
              run={run}
              runs={runs}
              detail={details.get(run.id)}
              isOnlyOne={details.size === 1}
              place={placeInQueue(run, runs)}
              isLost={isLost}
            />
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** The list may contain a file before its upload is answered: match by name and size until then. */
function isOf({ id, state, sent, file }: Upload, run: Importacao): boolean {
  if (id !== undefined) return run.id === id;
  return state === 'sending' && sent === 1 && run.estado === 'pronta' && run.arquivo === file.name && run.bytes === file.size;
}

const quiet = { variant: 'subtle', color: 'gray', leftSection: <IconX size={16} aria-hidden /> } as const;

const stateOrder: readonly Estado[] = ['em_andamento', 'na_fila', 'concluida', 'cancelada', 'falhou', 'interrompida', 'pronta'];

/** Running first, then queued in order, then just ended, then those that need a user. */
function byState(a: Importacao, b: Importacao): number {
  return stateOrder.indexOf(a.estado) - stateOrder.indexOf(b.estado) || (a.estado === 'na_fila' ? a.id - b.id : b.id - a.id);
}
