import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { masked } from '#brasil/documento.ts';
import { recordNumber } from '#brasil/recordNumber.ts';
import { PartyLink } from '#brasil/web/records/PartyLink.tsx';
import { PlaceLink } from '#brasil/web/records/PlaceLink.tsx';
import styles from '#brasil/web/records/records.module.css';
import { VigenciaBadge } from '#brasil/web/records/VigenciaBadge.tsx';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Contrato } from '../../entities.ts';
import { contratoFields } from '../../fields.ts';
import type { ContratosState } from './filterParams.ts';

/** Columns of the list. `search`: the list's own parameters, for the way back from a contract. */
export function useColumns(search: ContratosState['search']): readonly Column<Contrato>[] {
  const t = useTexts('contratos');
  const label = useLabels(contratoFields);
  const format = useFormat();
  return useMemo(() => {
    const day = (value: string | null) => value && <time dateTime={value}>{format.date(noonOf(value))}</time>;
    return [
      {
        id: 'vigencia_fim',
        header: t('list.vigencia'),
        sort: 'asc',
        isNearestFirst: true,
        width: 168,
        card: 'top',
        cell: (row) => (
          <>
            <VigenciaBadge record={row} />{' '}
            {row.vigencia_fim && (
              <time className={cells.second} dateTime={row.vigencia_fim} title={format.date(noonOf(row.vigencia_fim))}>
                {t('list.until', { day: format.date(noonOf(row.vigencia_fim)) })}
              </time>
            )}
          </>
        ),
      },
      {
        id: 'numero',
        header: label('numero'),
        width: 136,
        cell: (row) => (
          <>
            <span className={styles.number}>{recordNumber(row)}</span>{' '}
            <span className={cells.second} title={row.tipo}>
              {row.tipo}
            </span>
          </>
        ),
      },
      {
        id: 'objeto',
        header: label('objeto'),
        width: 200,
        grow: 6,
        fixed: true,
        card: 'heading',
        cell: ({ id, objeto }) => (
          <Link
            className={`${cells.link} ${styles.lines}`}
            data-cut
            to="/contratos/$id"
            params={{ id: String(id) }}
            search={search}
            title={objeto}
          >
            {objeto || t('noObjeto')}
          </Link>
        ),
      },
      {
        id: 'fornecedor',
        header: label('fornecedor'),
        sort: 'asc',
        width: 140,
        grow: 2,
        card: 'body',
        cell: ({ fornecedor, fornecedor_documento, fornecedor_pagina }) => (
          <>
            <PartyLink of="fornecedores" page={fornecedor_pagina} name={fornecedor} isCell />{' '}
            <span className={cells.second}>{masked(fornecedor_documento)}</span>
          </>
        ),
      },
      {
        id: 'orgao',
        header: label('orgao'),
        sort: 'asc',
        width: 140,
        grow: 2,
        isWide: true,
        cell: ({ orgao, orgao_pagina, municipio, uf, municipio_pagina }) => {
          const place = [municipio, uf].filter(Boolean).join('/');
          return (
            <>
              <PartyLink of="orgaos" page={orgao_pagina} name={orgao} isCell />{' '}
              <span className={cells.second}>
                {municipio_pagina ? <PlaceLink ibge={municipio_pagina}>{place || municipio_pagina}</PlaceLink> : place}
              </span>
            </>
          );
        },
      },
      {
        id: 'valor_global',
        header: label('valor_global'),
        sort: 'desc',
        align: 'end',
        width: 144,
        cell: ({ valor_global }) =>
          valor_global === null ? <span className={cells.faint}>{t('list.noValue')}</span> : format.money(valor_global),
      },
      { id: 'assinatura', header: label('assinatura'), sort: 'desc', width: 112, hidden: true, cell: ({ assinatura }) => day(assinatura) },
      {
        id: 'publicacao',
        header: label('publicacao'),
        sort: 'desc',
        width: 120,
        card: 'none',
        cell: ({ publicacao }) => publicacao && <time dateTime={publicacao}>{format.date(publicacao)}</time>,
      },
    ];
  }, [t, label, format, search]);
}
