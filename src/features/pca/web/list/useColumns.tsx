import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PartyLink } from '#brasil/web/records/PartyLink.tsx';
import styles from '#brasil/web/records/records.module.css';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { PcaItem } from '../../entities.ts';
import { pcaFields } from '../../fields.ts';

/** Columns of the list. */
export function useColumns(): readonly Column<PcaItem>[] {
  const t = useTexts('pca');
  const label = useLabels(pcaFields);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'desejada',
        header: label('desejada'),
        sort: 'desc',
        sortKey: 'proximas',
        isNearestFirst: true,
        width: 132,
        card: 'top',
        cell: ({ desejada }) =>
          desejada ? (
            <time dateTime={desejada}>{format.date(noonOf(desejada))}</time>
          ) : (
            <span className={cells.faint}>{t('list.noDay')}</span>
          ),
      },
      {
        id: 'descricao',
        header: label('descricao'),
        width: 200,
        grow: 3,
        fixed: true,
        card: 'heading',
        cell: ({ id, descricao, grupo }) => {
          const title = descricao || grupo || t('noDescricao');
          return (
            <Link
              className={`${cells.link} ${styles.lines}`}
              data-cut
              to="/pca"
              search={(old: object) => ({ ...old, item: id })}
              resetScroll={false}
              title={title}
            >
              {title}
            </Link>
          );
        },
      },
      {
        id: 'categoria',
        header: label('categoria'),
        width: 130,
        grow: 1,
        card: 'body',
        cell: ({ categoria, classe }) => (
          <>
            <span className={styles.oneLine} data-cut title={categoria}>
              {categoria}
            </span>{' '}
            <span className={cells.second} title={classe}>
              {classe}
            </span>
          </>
        ),
      },
      {
        id: 'orgao',
        header: label('orgao'),
        width: 220,
        grow: 4,
        isWide: true,
        cell: ({ orgao, orgao_pagina, unidade }) => (
          <>
            <PartyLink of="orgaos" page={orgao_pagina} name={orgao} isCell />{' '}
            <span className={cells.second} title={unidade}>
              {unidade}
            </span>
          </>
        ),
      },
      {
        id: 'plano',
        header: label('ano'),
        width: 100,
        cell: ({ plano, ano }) => (
          <Link to="/pca/$id" params={{ id: String(plano) }}>
            {t('plan', { ano })}
          </Link>
        ),
      },
      {
        id: 'quantidade',
        header: label('quantidade'),
        align: 'end',
        width: 112,
        hidden: true,
        cell: ({ quantidade, unidade_medida }) =>
          quantidade !== null && (
            <>
              {format.number(quantidade)} <span className={cells.second}>{unidade_medida}</span>
            </>
          ),
      },
      {
        id: 'valor_total',
        header: label('valor_total'),
        sort: 'desc',
        align: 'end',
        width: 144,
        cell: ({ valor_total }) =>
          valor_total === null ? <span className={cells.faint}>{t('list.noValue')}</span> : format.money(valor_total),
      },
    ],
    [t, label, format],
  );
}
