import { Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { ProgressBar } from '#kit/web/sending/ProgressBar.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import type { Importacao } from '../../entities.ts';
import classes from '../ImportScreen.module.css';
import { useImportedRecords, useRecordWords } from '../records.ts';
import { useRunName } from '../useRunName.ts';
import { useMeasures } from './measures.ts';
import { Report } from './Report.tsx';
import { usePace } from './usePace.ts';
import { useRunActions } from './useRunActions.ts';

type RunBodyProps = {
  run: Importacao;
  /** Position in the queue, from 1; undefined when unknown. */
  place?: number;
  /** The server does not answer: the pace is unknown, and actions are not possible. */
  isLost: boolean;
  /** Further buttons after it is over. */
  more?: ReactNode;
};

/** A started import: its progress or its outcome. */
export function RunBody({ run, place, isLost, more }: RunBodyProps) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const actions = useRunActions(run);
  const arquivo = useRunName()(run);
  const cancel = (
    <Button variant="default" leftSection={<IconBan size={18} aria-hidden />} disabled={actions.isBusy || isLost} onClick={actions.cancel}>
      {t('cancel.action')}
    </Button>
  );
  if (run.estado === 'na_fila')
    return (
      <>
        <ResumedNote run={run} />
        <p>{place === undefined ? t('run.queued') : t('run.place', { place: format.number(place) })}</p>
        <Group gap="xs">{cancel}</Group>
      </>
    );
  if (run.estado === 'em_andamento')
    return (
      <>
        <ResumedNote run={run} />
        <Progress run={run} isLost={isLost} />
        <Report run={run} />
        <Group gap="xs">{cancel}</Group>
      </>
    );
  if (run.estado === 'interrompida')
    return (
      <>
        <Callout kind="warning" icon={<IconAlertTriangle />} title={t('run.interrupted')}>
          {run.problema && <span>{run.problema.title} </span>}
          {t('run.interruptedHint', { lidos: format.number(run.lidos), registros: format.number(run.registros) })}
        </Callout>
        <ProgressBar label={t('run.progress', { arquivo })} fraction={fractionOf(run)} paused />
        <Report run={run} />
        <Group gap="xs">
          <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} disabled={isLost} loading={actions.isBusy} onClick={actions.start}>
            {t('run.resume')}
          </Button>
          {cancel}
        </Group>
      </>
    );
  return (
    <>
      {run.problema && (
        <Callout kind="danger" icon={<IconAlertTriangle />} title={run.problema.title}>
          {run.problema.detail}
        </Callout>
      )}
      <ResumedNote run={run} />
      {run.estado !== 'concluida' && run.lidos < run.registros && (
        <p className={sending.faint}>{t('run.stoppedAt', { lidos: format.number(run.lidos), registros: format.number(run.registros) })}</p>
      )}
      <Report run={run} />
      <Group gap="xs">
        <WrittenLink run={run} />
        {more}
      </Group>
    </>
  );
}

/** The list of what an import wrote, if there is one. */
function WrittenLink({ run: { id, destino, listada, novos, atualizados } }: { run: Importacao }) {
  const records = useImportedRecords()[destino];
  const words = useRecordWords()(destino);
  if (!records || !listada || novos + atualizados === 0) return null;
  return (
    <Button
      variant="light"
      leftSection={<records.Icon size={18} aria-hidden />}
      renderRoot={(props) => <Link {...records.listOf(id)} {...props} />}
    >
      {words('list')}
    </Button>
  );
}

/** Says that an import was interrupted and resumed, or waits to resume. */
function ResumedNote({ run: { interrupcoes } }: { run: Importacao }) {
  const t = useTexts('importacoes');
  const format = useFormat();
  if (interrupcoes === 0) return null;
  return <Callout icon={<IconRefresh />}>{t('run.goesOn', { count: interrupcoes, figure: format.number(interrupcoes) })}</Callout>;
}

function Progress({ run, isLost }: { run: Importacao; isLost: boolean }) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const measures = useMeasures();
  const pace = usePace(run);
  const arquivo = useRunName()(run);
  return (
    <Stack gap="xs">
      <ProgressBar label={t('run.progress', { arquivo })} fraction={fractionOf(run)} paused={isLost} />
      <p className={classes.pace}>
        <span>{t('run.read', { lidos: format.number(run.lidos), registros: format.number(run.registros) })}</span>
        {!isLost && (
          <>
            <span>{pace && t('run.perSecond', { figure: format.number(Math.round(pace.perSecond)) })}</span>
            <span>{pace ? t('run.remaining', { time: measures.duration(pace.remaining) }) : t('run.measuring')}</span>
          </>
        )}
      </p>
    </Stack>
  );
}

export function fractionOf({ lidos, registros }: Importacao): number {
  return registros > 0 ? Math.min(1, lidos / registros) : 0;
}
