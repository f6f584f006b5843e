import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Proposta } from '../../entities.ts';
import { EtapaIcon } from '../EtapaIcon.tsx';
import { Sessao } from '../Sessao.tsx';
import { useEtapaName } from '../useEtapaName.ts';
import classes from './List.module.css';

export function useColumns(): readonly Column<Proposta>[] {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'nome',
        header: t('field.edital'),
        sort: 'asc',
        width: 220,
        grow: 3,
        fixed: true,
        card: 'heading',
        cell: ({ id, edital }) => (
          <>
            <Link className={classes.link} to="/propostas/$id" params={{ id: String(id) }}>
              {edital.nome}
            </Link>{' '}
            <span className={`${cells.second} ${classes.text}`} title={edital.objeto}>
              {edital.objeto}
            </span>
          </>
        ),
      },
      {
        id: 'etapa',
        header: t('field.etapa'),
        sort: 'asc',
        width: 148,
        card: 'top',
        cell: ({ etapa }) => (
          <span className={classes.etapa}>
            <EtapaIcon etapa={etapa} />
            {etapaName(etapa)}
          </span>
        ),
      },
      { id: 'sessao', header: t('field.sessao'), sort: 'asc', width: 168, card: 'body', cell: (proposta) => <Sessao {...proposta} /> },
      {
        id: 'orgao',
        header: t('field.orgao'),
        width: 144,
        grow: 2,
        cell: ({ edital: { orgao, uf } }) => (
          <>
            <span title={orgao}>{orgao}</span> <span className={cells.second}>{uf}</span>
          </>
        ),
      },
      { id: 'responsavel', header: t('field.responsavel'), width: 144, grow: 1, cell: ({ responsavel }) => responsavel?.fullName },
      {
        id: 'valor',
        header: t('field.valor'),
        sort: 'desc',
        align: 'end',
        width: 140,
        cell: ({ preco_total, itens_total }) => itens_total > 0 && preco_total > 0 && format.money(preco_total),
      },
      {
        id: 'desconto',
        header: t('field.desconto'),
        align: 'end',
        width: 104,
        cell: ({ desconto }) => desconto !== null && format.percent(desconto / 100),
      },
      {
        id: 'resultado',
        header: t('field.resultado'),
        width: 144,
        hidden: true,
        cell: ({ resultado_valor, resultado_motivo }) =>
          [resultado_motivo && t(`motivo.${resultado_motivo}`), resultado_valor !== null && format.money(resultado_valor)]
            .filter(Boolean)
            .join(' · '),
      },
      {
        id: 'encerrada',
        header: t('field.encerrada'),
        sort: 'desc',
        width: 120,
        hidden: true,
        cell: ({ encerrada_em }) => encerrada_em && format.date(encerrada_em),
      },
      {
        id: 'atualizada',
        header: t('field.atualizada'),
        sort: 'desc',
        width: 120,
        hidden: true,
        card: 'none',
        cell: ({ updated_at }) => format.date(updated_at),
      },
    ],
    [t, etapaName, format],
  );
}
