import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { NEVER } from '#kit/brasilia.ts';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Search } from '#kit/web/search.ts';
import type { licitacoes } from '../contract.ts';
import type { Licitacao } from '../entities.ts';
import { useDeadline } from './deadline.ts';
import classes from './LicitacaoList.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import { Value } from './Value.tsx';

/** The list's columns. `search` is the list's own address: the notice opened from it knows what comes before and after. */
export function useColumns(search: Search<typeof licitacoes.list.query>): readonly Column<Licitacao>[] {
  const t = useTexts('licitacoes');
  const format = useFormat();
  const deadline = useDeadline();
  return useMemo(
    () => [
      {
        id: 'status',
        header: t('field.status'),
        width: 148,
        card: 'top',
        cell: ({ status, suspensa }) => (
          <span className={classes.badges}>
            <StatusBadge status={status} suspensa={suspensa} />
          </span>
        ),
      },
      {
        id: 'abertura',
        header: t('field.abertura'),
        sort: 'desc',
        width: 156,
        cell: (row) => {
          const due = deadline(row);
          if (!row.abertura) return <span className={classes.faint}>{t('list.noDate')}</span>;
          return (
            <>
              <time dateTime={row.abertura}>{format.dateTime(row.abertura)}</time>
              {due && (
                <span className={classes.second} data-near={due.isNear || undefined}>
                  {due.words}
                </span>
              )}
            </>
          );
        },
      },
      {
        id: 'encerramento',
        header: t('field.encerramento'),
        sort: 'asc',
        width: 156,
        hidden: true,
        card: 'none',
        cell: ({ encerramento }) =>
          encerramento && (
            <time dateTime={encerramento}>{encerramento === NEVER ? t('deadline.open') : format.dateTime(encerramento)}</time>
          ),
      },
      {
        id: 'num_licitacao',
        header: t('field.num_licitacao'),
        sort: 'asc',
        width: 112,
        card: 'top',
        cell: ({ num_licitacao, UASG }) => (
          <>
            <span className={classes.number}>{num_licitacao}</span>
            <span className={classes.second}>
              {t('field.UASG')} {UASG}
            </span>
          </>
        ),
      },
      {
        id: 'objeto',
        header: t('field.objeto'),
        width: 220,
        grow: true,
        fixed: true,
        card: 'heading',
        cell: ({ id, objeto }) => (
          <Link className={classes.objeto} to="/apps/invoice/preview/$id" params={{ id: String(id) }} search={search} title={objeto}>
            {objeto}
          </Link>
        ),
      },
      {
        id: 'orgao',
        header: t('field.orgao'),
        sort: 'asc',
        width: 168,
        grow: true,
        card: 'body',
        cell: ({ orgao, municipio, uf }) => (
          <>
            <span className={classes.orgao} title={orgao}>
              {orgao}
            </span>
            <span className={classes.second}>{place(municipio, uf)}</span>
          </>
        ),
      },
      { id: 'modalidade', header: t('field.modalidade'), sort: 'asc', width: 128, cell: ({ modalidade }) => modalidade },
      {
        id: 'valor_estimado',
        header: t('field.valor_estimado'),
        sort: 'desc',
        align: 'end',
        width: 152,
        cell: ({ valor_estimado }) => <Value amount={valor_estimado} />,
      },
      {
        id: 'municipio',
        header: t('field.place'),
        sort: 'asc',
        width: 148,
        hidden: true,
        card: 'none',
        cell: ({ municipio, uf }) => place(municipio, uf),
      },
      { id: 'UASG', header: t('field.UASG'), sort: 'asc', width: 96, hidden: true, card: 'none', cell: ({ UASG }) => UASG },
      {
        id: 'publicacao',
        header: t('field.publicacao'),
        sort: 'desc',
        width: 132,
        hidden: true,
        card: 'none',
        cell: ({ publicacao }) => format.date(publicacao),
      },
    ],
    [t, format, deadline, search],
  );
}

function place(municipio: string, uf: string): string {
  return [municipio, uf].filter(Boolean).join('/');
}
