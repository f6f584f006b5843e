import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Projeto } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { billName } from '../billName.ts';
import { CasaBadge } from '../CasaBadge.tsx';
import { Situacao } from '../Situacao.tsx';
import type { ProjetosState } from './filterParams.ts';
import classes from './ProjetoList.module.css';

/** Columns of the list. `search`: the list's own parameters, for the way back from a bill. `star`: renders the follow button. */
export function useColumns(search: ProjetosState['search'], star: (item: number, name: string) => ReactNode): readonly Column<Projeto>[] {
  const t = useTexts('projetosDeLei');
  const label = useLabels(projetoFields);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'star',
        header: t('list.follow'),
        narrow: true,
        width: 48,
        fixed: true,
        card: 'corner',
        cell: (row) => star(row.id, billName(row)),
      },
      { id: 'casa', header: label('casa'), width: 88, card: 'top', cell: ({ casa }) => <CasaBadge casa={casa} /> },
      {
        id: 'numero',
        header: label('numero'),
        sort: 'desc',
        width: 124,
        fixed: true,
        card: 'heading',
        cell: (row) => (
          <Link
            className={classes.number}
            to="/projetos-de-lei/$id"
            params={{ id: String(row.id) }}
            search={search}
            aria-description={row.ementa}
          >
            {row.tipo} <span>{billName({ ...row, tipo: '' })}</span>
          </Link>
        ),
      },
      {
        id: 'ementa',
        header: label('ementa'),
        width: 184,
        grow: 5,
        card: 'body',
        cell: ({ ementa }) => (
          <span className={classes.ementa} data-cut title={ementa || undefined}>
            {ementa || <span className={cells.faint}>{t('list.noEmenta')}</span>}
          </span>
        ),
      },
      {
        id: 'autor',
        header: label('autor'),
        width: 120,
        grow: 1,
        cell: ({ autor, autores_total }) => (
          <span className={classes.autor}>
            <span title={autor || undefined}>{autor}</span>
            {autores_total > 1 && (
              <span
                className={`${textStyles.minor} ${classes.others}`}
                title={t('list.othersHint', { count: autores_total - 1, figure: format.number(autores_total - 1) })}
              >
                {t('list.others', { figure: format.number(autores_total - 1) })}
              </span>
            )}
          </span>
        ),
      },
      {
        id: 'situacao',
        header: label('situacao'),
        sort: 'asc',
        width: 168,
        grow: 1,
        cell: (row) => <Situacao {...row} />,
      },
      { id: 'orgao', header: label('orgao'), width: 80, cell: ({ orgao }) => orgao },
      {
        id: 'apresentacao',
        header: label('apresentacao'),
        sort: 'desc',
        width: 104,
        cell: ({ apresentacao }) => apresentacao && <time dateTime={apresentacao}>{format.date(noonOf(apresentacao))}</time>,
      },
      {
        id: 'recente',
        header: label('ultima_tramitacao'),
        sort: 'desc',
        width: 140,
        cell: ({ ultima_tramitacao }) => ultima_tramitacao && <LastStep at={ultima_tramitacao} />,
      },
      { id: 'tipo', header: label('tipo'), sort: 'asc', width: 80, hidden: true, card: 'none', cell: ({ tipo }) => tipo },
    ],
    [t, label, format, search, star],
  );
}

/** The day, and for recent steps how long ago below. */
function LastStep({ at }: { at: string }) {
  const format = useFormat();
  const days = daysUntil(at);
  return (
    <time dateTime={at} title={format.fullDateTime(at)}>
      {format.date(at)} {days >= -7 && <span className={cells.second}>{format.relativeDay(at)}</span>}
    </time>
  );
}
