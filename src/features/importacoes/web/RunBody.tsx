import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconGavel, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Importacao } from '../entities.ts';
import classes from './ImportScreen.module.css';
import { useMeasures } from './measures.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { Report } from './Report.tsx';
import { usePace } from './usePace.ts';
import { useRunActions } from './useRunActions.ts';

type RunBodyProps = {
  run: Importacao;
  /** While it waits for its turn, from 1; undefined where it is not known. */
  place?: number;
  /** Buttons besides, after it is over. */
  more?: ReactNode;
};

/** An import that was started: how far it has come, or what became of it. */
export function RunBody({ run, place, more }: RunBodyProps) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const actions = useRunActions(run);
  const cancel = (
    <Button variant="default" leftSection={<IconBan size={18} aria-hidden />} disabled={actions.isBusy} onClick={actions.cancel}>
      {t('cancel.action')}
    </Button>
  );
  if (run.estado === 'na_fila')
    return (
      <>
        <p>{place === undefined ? t('run.queued') : t('run.place', { place: format.number(place) })}</p>
        <div className={classes.buttons}>{cancel}</div>
      </>
    );
  if (run.estado === 'em_andamento')
    return (
      <>
        <Progress run={run} />
        <Report run={run} />
        <div className={classes.buttons}>{cancel}</div>
      </>
    );
  if (run.estado === 'interrompida')
    return (
      <>
        <div className={classes.notice} data-tone="warning">
          <IconAlertTriangle size={18} aria-hidden />
          <div>
            <p className={classes.strong}>{t('run.interrupted')}</p>
            <p>{t('run.interruptedHint', { lidos: format.number(run.lidos), registros: format.number(run.registros) })}</p>
          </div>
        </div>
        <ProgressBar label={t('run.progress', { arquivo: run.arquivo })} fraction={fractionOf(run)} paused />
        <Report run={run} />
        <div className={classes.buttons}>
          <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} loading={actions.isBusy} onClick={actions.start}>
            {t('run.resume')}
          </Button>
          {cancel}
        </div>
      </>
    );
  return (
    <>
      {run.problema && (
        <div className={classes.notice} data-tone="danger">
          <IconAlertTriangle size={18} aria-hidden />
          <div>
            <p className={classes.strong}>{run.problema.title}</p>
            {run.problema.detail && <p>{run.problema.detail}</p>}
          </div>
        </div>
      )}
      {run.estado !== 'concluida' && run.lidos < run.registros && (
        <p className={classes.faint}>{t('run.stoppedAt', { lidos: format.number(run.lidos), registros: format.number(run.registros) })}</p>
      )}
      <Report run={run} />
      <div className={classes.buttons}>
        {run.novos + run.atualizados > 0 && (
          <Button
            variant="light"
            leftSection={<IconGavel size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/apps/invoice/list" {...props} />}
          >
            {t('run.notices')}
          </Button>
        )}
        {more}
      </div>
    </>
  );
}

function Progress({ run }: { run: Importacao }) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const measures = useMeasures();
  const pace = usePace(run);
  return (
    <div className={classes.progress}>
      <ProgressBar label={t('run.progress', { arquivo: run.arquivo })} fraction={fractionOf(run)} />
      <p className={classes.pace}>
        <span>{t('run.read', { lidos: format.number(run.lidos), registros: format.number(run.registros) })}</span>
        <span>{pace && t('run.perSecond', { figure: format.number(Math.round(pace.perSecond)) })}</span>
        <span>{pace ? t('run.remaining', { time: measures.duration(pace.remaining) }) : t('run.measuring')}</span>
      </p>
    </div>
  );
}

export function fractionOf({ lidos, registros }: Importacao): number {
  return registros > 0 ? Math.min(1, lidos / registros) : 0;
}
