import { useCallback } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { type Alteracao, etapas, motivos } from '../entities.ts';
import { useEtapaName } from './useEtapaName.ts';

export type ChangeWords = { label: string; before: string; after: string };

const labels = {
  etapa: 'field.etapa',
  responsavel_id: 'field.responsavel',
  decisao: 'field.decisao',
  decisao_motivo: 'field.decisaoMotivo',
  resultado_motivo: 'field.resultadoMotivo',
  resultado_nota: 'field.resultadoNota',
  resultado_valor: 'field.resultadoValor',
  contrato_numero: 'field.contratoNumero',
  contrato_assinatura: 'field.contratoAssinatura',
  contrato_inicio: 'field.contratoInicio',
  contrato_fim: 'field.contratoFim',
  escritorio: 'field.escritorio',
  pessoas: 'field.pessoas',
  quantidade: 'field.quantidade',
  custo: 'field.custo',
  margem: 'field.margem',
  preco: 'field.preco',
  marca: 'field.marca',
  modelo: 'field.modelo',
  item: 'field.item',
  titulo: 'checklist.field.titulo',
  prazo: 'checklist.field.prazo',
  feito: 'checklist.field.feito',
  documento: 'checklist.field.documento',
  certidao: 'checklist.field.certidao',
  arquivo: 'field.arquivo',
} as const;
/** Fields whose values are days. */
const days = new Set(['prazo', 'contrato_assinatura', 'contrato_inicio', 'contrato_fim']);

/** A change in words: which field of what, its value before and after. */
export function useChangeWords(): (change: Alteracao) => ChangeWords {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const common = useTexts('common');
  const format = useFormat();
  return useCallback(
    ({ campo, numero, entrada, antes, depois }) => {
      const inWords = (value: string | null): string => {
        if (value === null) return '';
        const etapa = etapas.find((one) => one === value);
        if (campo === 'etapa' && etapa) return etapaName(etapa);
        const motivo = motivos.find((one) => one === value);
        if (campo === 'resultado_motivo' && motivo) return t(`motivo.${motivo}`);
        if (campo === 'decisao') return t(value === 'go' ? 'decisao.go' : 'decisao.no');
        if (campo === 'escritorio') return t(value === 'editor' ? 'access.officeEdits' : 'access.officeReads');
        if (campo === 'item') return t(value === 'removido' ? 'item.gone' : value === 'restaurado' ? 'item.back' : 'item.added');
        if (campo === 'quantidade') return format.number(Number(value));
        if (campo === 'feito') return common(value === 'true' ? 'yes' : 'no');
        if (days.has(campo)) return format.date(noonOf(value));
        if (campo === 'margem') return format.finePercent(Number(value) / 100);
        if (campo === 'custo' || campo === 'preco') return format.unitMoney(Number(value));
        if (campo === 'resultado_valor') return format.money(Number(value));
        return value;
      };
      const field = campo in labels ? t(labels[campo as keyof typeof labels]) : campo;
      const ofItem = campo === 'item' ? t('item.name', { numero: numero ?? 0 }) : t('item.field', { numero: numero ?? 0, field });
      const label = entrada !== null ? `${entrada} · ${field}` : numero === null ? field : ofItem;
      return { label, before: inWords(antes), after: inWords(depois) };
    },
    [t, common, etapaName, format],
  );
}
