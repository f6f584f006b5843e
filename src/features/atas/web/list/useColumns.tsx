import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { recordNumber } from '#brasil/recordNumber.ts';
import { PartyLink } from '#brasil/web/records/PartyLink.tsx';
import styles from '#brasil/web/records/records.module.css';
import { VigenciaBadge } from '#brasil/web/records/VigenciaBadge.tsx';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Ata } from '../../entities.ts';
import { ataFields } from '../../fields.ts';
import type { AtasState } from './filterParams.ts';

/** Columns of the list. `search`: the list's own parameters, for the way back from an ata. */
export function useColumns(search: AtasState['search']): readonly Column<Ata>[] {
  const t = useTexts('atas');
  const common = useTexts('common');
  const label = useLabels(ataFields);
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
        cell: (row) => <span className={styles.number}>{recordNumber(row)}</span>,
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
            to="/atas/$id"
            params={{ id: String(id) }}
            search={search}
            title={objeto}
          >
            {objeto || t('noObjeto')}
          </Link>
        ),
      },
      {
        id: 'orgao',
        header: label('orgao'),
        sort: 'asc',
        width: 160,
        grow: 3,
        card: 'body',
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
        id: 'adesao',
        header: label('adesao'),
        width: 120,
        cell: ({ adesao }) => adesao !== null && common(adesao ? 'yes' : 'no'),
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
  }, [t, common, label, format, search]);
}
