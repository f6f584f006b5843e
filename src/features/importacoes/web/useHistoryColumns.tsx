import { Link } from '@tanstack/react-router';
import { Fragment, useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import sending from '#kit/web/sending/Sending.module.css';
import type { Importacao } from '../entities.ts';
import classes from './ImportScreen.module.css';
import { useDuration } from './run/measures.ts';
import { StateBadge } from './run/StateBadge.tsx';
import { useOutcome } from './run/useOutcome.ts';
import { useOrigemName } from './useOrigemName.ts';
import { useRunName } from './useRunName.ts';

/** Total width fits the list beside the menu on the narrowest screen with a menu. */
export function useHistoryColumns(): readonly Column<Importacao>[] {
  const t = useTexts('importacoes');
  const common = useTexts('common');
  const format = useFormat();
  const duration = useDuration();
  const nameOf = useOrigemName();
  const runName = useRunName();
  return useMemo(
    () => [
      {
        id: 'estado',
        header: t('history.estado'),
        width: 204,
        card: 'top',
        cell: (run) => <StateBadge run={run} />,
      },
      {
        id: 'recebida_em',
        header: t('history.when'),
        width: 156,
        card: 'top',
        cell: ({ recebida_em }) => <time dateTime={recebida_em}>{format.dateTime(recebida_em)}</time>,
      },
      {
        id: 'arquivo',
        header: common('word.file'),
        width: 150,
        grow: 1,
        fixed: true,
        card: 'heading',
        cell: ({ id, titulo, ...run }) => (
          <>
            <Link
              className={`${cells.link} ${cells.oneLine}`}
              to="/importar"
              search={(old: object) => ({ ...old, id })}
              resetScroll={false}
              title={runName(run)}
            >
              {runName(run)}
            </Link>{' '}
            <span className={cells.second}>{titulo || t('kindUnknown')}</span>
          </>
        ),
      },
      {
        id: 'por',
        header: t('history.who'),
        width: 120,
        cell: ({ por, origem }) => por ?? <span className={sending.faint}>{origem ? nameOf(origem) : t('history.commandLine')}</span>,
      },
      {
        id: 'resultado',
        header: t('history.result'),
        width: 164,
        grow: 1,
        cell: (run) => run.iniciada_em !== null && <Result run={run} />,
      },
      {
        id: 'duracao',
        header: t('history.duration'),
        align: 'end',
        width: 112,
        cell: (run) => <span className={sending.faint}>{duration(run)}</span>,
      },
    ],
    [t, common, format, duration, nameOf, runName],
  );
}

/** Outcome in one line; rejected records stand out. */
function Result({ run }: { run: Importacao }) {
  const describe = useOutcome();
  return (
    <span className={classes.result}>
      {describe(run).map(({ name, words }, place) => (
        <Fragment key={name}>
          {place > 0 && ' · '}
          <span data-tone={name === 'rejeitados' ? 'danger' : undefined}>{words}</span>
        </Fragment>
      ))}
    </span>
  );
}
