import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { DnsEntry } from '../contract.ts';
import { DayShown } from './DayShown.tsx';
import { DueBadge } from './DueBadge.tsx';
import { Kind } from './Kind.tsx';

/** Total width fits the list beside the menu on the narrowest screen with a menu. */
export function useColumns(): readonly Column<DnsEntry>[] {
  const t = useTexts('dns');
  return useMemo(
    () => [
      {
        id: 'nome',
        header: t('field.nome'),
        width: 200,
        grow: 3,
        fixed: true,
        sort: 'asc',
        card: 'heading',
        cell: ({ id, nome, ascii }) => (
          <>
            <Link
              className={`${cells.link} ${cells.oneLine}`}
              data-cut
              to="/dns"
              search={(old: object) => ({ ...old, entry: id })}
              resetScroll={false}
              title={nome}
            >
              <bdi>{nome}</bdi>
            </Link>{' '}
            {ascii !== '' && ascii !== nome && (
              <span className={cells.second}>
                <bdi>{ascii}</bdi>
              </span>
            )}
          </>
        ),
      },
      {
        id: 'prazo',
        header: t('field.prazo'),
        width: 176,
        card: 'top',
        cell: ({ vencimento }) => <DueBadge vencimento={vencimento} />,
      },
      {
        id: 'vencimento',
        header: t('field.vencimento'),
        width: 116,
        sort: 'asc',
        cell: ({ vencimento }) => vencimento && <DayShown day={vencimento} />,
      },
      {
        id: 'vigencia',
        header: t('field.vigencia'),
        width: 108,
        sort: 'asc',
        cell: ({ vigencia }) => vigencia && <DayShown day={vigencia} />,
      },
      {
        id: 'pedido',
        header: t('field.pedido'),
        width: 136,
        grow: 1,
        sort: 'asc',
        cell: ({ pedido }) => pedido && <bdi>{pedido}</bdi>,
      },
      { id: 'tipo', header: t('field.tipo'), width: 104, cell: ({ ascii }) => <Kind ascii={ascii} /> },
      {
        id: 'nota',
        header: t('field.nota'),
        width: 120,
        grow: 2,
        cell: ({ nota }) => nota && <span className={cells.faint}>{nota}</span>,
      },
    ],
    [t],
  );
}
