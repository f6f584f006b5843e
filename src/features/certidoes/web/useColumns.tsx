import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { type Certidao, nomeDe } from '../entities.ts';
import { DayShown } from './DayShown.tsx';
import { EstadoBadge } from './EstadoBadge.tsx';

/** Total width fits the list beside the menu on the narrowest screen with a menu. */
export function useColumns(): readonly Column<Certidao>[] {
  const t = useTexts('certidoes');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'nome',
        header: t('field.nome'),
        width: 220,
        grow: 3,
        fixed: true,
        sort: 'asc',
        card: 'heading',
        cell: (certidao) => (
          <>
            <Link
              className={`${cells.link} ${cells.oneLine}`}
              data-cut
              to="/certidoes"
              search={(old: object) => ({ ...old, certidao: certidao.id })}
              resetScroll={false}
              title={nomeDe(certidao, language)}
            >
              <bdi>{nomeDe(certidao, language)}</bdi>
            </Link>{' '}
            {certidao.emissor !== '' && (
              <span className={cells.second}>
                <bdi>{certidao.emissor}</bdi>
              </span>
            )}
          </>
        ),
      },
      {
        id: 'estado',
        header: t('field.estado'),
        width: 184,
        card: 'top',
        cell: ({ estado, vence_em }) => <EstadoBadge estado={estado} venceEm={vence_em} />,
      },
      {
        id: 'vencimento',
        header: t('field.vence_em'),
        width: 112,
        sort: 'asc',
        cell: ({ vence_em }) => vence_em && <DayShown day={vence_em} />,
      },
      {
        id: 'emissao',
        header: t('field.emitida_em'),
        width: 104,
        sort: 'desc',
        cell: ({ emitida_em }) => emitida_em && <DayShown day={emitida_em} />,
      },
      { id: 'numero', header: t('field.numero'), width: 132, grow: 1, cell: ({ numero }) => numero && <bdi>{numero}</bdi> },
      { id: 'grupo', header: t('field.grupo'), width: 132, grow: 1, sort: 'asc', cell: ({ grupo }) => t(`grupo.${grupo}`) },
      {
        id: 'nota',
        header: t('field.nota'),
        width: 120,
        grow: 1,
        hidden: true,
        cell: ({ nota }) => nota && <span className={cells.faint}>{nota}</span>,
      },
    ],
    [t, language],
  );
}
