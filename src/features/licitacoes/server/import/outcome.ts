// What follows from a notice's lotes and results: whether it is over, its outcome, and what is bought.
import { situacoes, situacoesDoItem } from '../../codes.ts';
import type { Outcome } from '../../phase.ts';
import type { LicitacoesTable } from '../tables.ts';

/** Facts about a notice from its lotes and results. */
export type PartFacts = {
  material: boolean;
  servico: boolean;
  /** Whether every lote was deserted, failed or cancelled. */
  noWinnerPossible: boolean;
  /** Whether some lotes had no bidder, or no acceptable bid. */
  someDeserted: boolean;
  someFailed: boolean;
  /** Whether there is a winner that was not cancelled. */
  hasWinner: boolean;
};
export const noParts: PartFacts = {
  material: false,
  servico: false,
  noWinnerPossible: false,
  someDeserted: false,
  someFailed: false,
  hasWinner: false,
};

export const withoutWinner: readonly number[] = [situacoesDoItem.cancelado, situacoesDoItem.deserto, situacoesDoItem.fracassado];

/** Derived fields that also depend on the notice's parts. */
export type OwnFacts = Pick<LicitacoesTable, 'tem_resultado' | 'excluida' | 'situacao_codigo'>;
export function deriveFromParts(own: OwnFacts, parts: PartFacts): Pick<LicitacoesTable, 'encerrada' | 'desfecho' | 'tipo_item'> {
  return {
    encerrada:
      own.tem_resultado ||
      own.excluida ||
      own.situacao_codigo === situacoes.revogada ||
      own.situacao_codigo === situacoes.anulada ||
      parts.noWinnerPossible ||
      parts.hasWinner,
    desfecho: outcomeOf(own, parts),
    tipo_item: tipoItem(parts),
  };
}

/** By the record as a whole, then by its parts, then by the existence of a result. */
function outcomeOf({ situacao_codigo, excluida, tem_resultado }: OwnFacts, parts: PartFacts): Outcome | '' {
  if (situacao_codigo === situacoes.revogada) return 'revogada';
  if (situacao_codigo === situacoes.anulada) return 'anulada';
  if (excluida) return '';
  if (parts.hasWinner) return 'homologada';
  // If all items were cancelled, it is unknown whether they were revoked or annulled.
  if (parts.noWinnerPossible) return parts.someFailed ? 'fracassada' : parts.someDeserted ? 'deserta' : '';
  return tem_resultado ? 'homologada' : '';
}

/** Material, Serviço or Misto; empty when unknown. */
function tipoItem({ material, servico }: PartFacts): string {
  if (material && servico) return 'Misto';
  return material ? 'Material' : servico ? 'Serviço' : '';
}
