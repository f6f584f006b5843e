import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Importacao } from '../entities.ts';
import classes from './ImportScreen.module.css';
import { useKindName } from './kinds.ts';
import { useMeasures } from './measures.ts';
import { StateBadge } from './StateBadge.tsx';

export function useHistoryColumns(): readonly Column<Importacao>[] {
  const t = useTexts('importacoes');
  const format = useFormat();
  const measures = useMeasures();
  const nameOf = useKindName();
  return useMemo(() => {
    const count = (
      id: 'novos' | 'atualizados' | 'inalterados' | 'aguardando' | 'ignorados' | 'rejeitados',
      width: number,
      hidden = false,
    ) => ({
      id,
      header: t(`count.${id}`),
      align: 'end' as const,
      width,
      hidden,
      // A card has room for what happened alone.
      card: hidden ? ('none' as const) : ('detail' as const),
      cell: (run: Importacao) => (run.iniciada_em === null ? null : format.number(run[id])),
    });
    return [
      {
        id: 'estado',
        header: t('history.estado'),
        width: 148,
        card: 'top',
        cell: ({ estado }) => <StateBadge estado={estado} />,
      },
      {
        id: 'recebida_em',
        header: t('history.when'),
        width: 168,
        card: 'top',
        cell: ({ recebida_em }) => <time dateTime={recebida_em}>{format.dateTime(recebida_em)}</time>,
      },
      {
        id: 'arquivo',
        header: t('history.arquivo'),
        width: 240,
        grow: true,
        fixed: true,
        card: 'heading',
        cell: ({ id, arquivo, tipo }) => (
          <>
            <Link className={classes.file} to="/importar" search={(old: object) => ({ ...old, id })} resetScroll={false} title={arquivo}>
              {arquivo}
            </Link>
            <span className={classes.second}>{nameOf(tipo)}</span>
          </>
        ),
      },
      {
        id: 'por',
        header: t('history.who'),
        width: 160,
        cell: ({ por }) => por ?? <span className={classes.faint}>{t('history.commandLine')}</span>,
      },
      count('novos', 96),
      count('atualizados', 112),
      count('inalterados', 112, true),
      count('aguardando', 112, true),
      count('ignorados', 112, true),
      count('rejeitados', 104),
      {
        id: 'duracao',
        header: t('history.duration'),
        align: 'end',
        width: 112,
        cell: ({ iniciada_em, terminada_em }) =>
          iniciada_em && terminada_em && measures.duration(Date.parse(terminada_em) - Date.parse(iniciada_em)),
      },
    ];
  }, [t, format, measures, nameOf]);
}
