// A notice being imported: what a source says, and what is derived from it.
import type { Insertable } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { fold } from '#kit/server/text/fold.ts';
import { situacoes, situacoesDoItem } from '../../codes.ts';
import type { Outcome } from '../../phase.ts';
import { whyImplausible } from '../implausible.ts';
import type { LicitacoesTable } from '../tables.ts';

type Derived = 'encerrada' | 'desfecho' | 'prazo' | 'referencia' | 'busca' | 'local' | 'tipo_item' | 'valor_implausivel';
type Kept = 'id' | 'digest' | 'registro_digest' | 'importada_em' | 'importacao_id';

/** Fields from a source, cleaned: instants in UTC, trimmed texts, empty when unknown. */
export type NoticeRead = Omit<Insertable<LicitacoesTable>, Derived | Kept>;

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

/** All derived fields of a notice and its parts. */
export function derive(notice: NoticeRead, parts: PartFacts): Pick<LicitacoesTable, Derived> {
  const prazo = later(notice.abertura ?? null, notice.encerramento ?? null);
  return {
    ...deriveFromParts(notice, parts),
    prazo,
    referencia: prazo ?? notice.publicacao,
    valor_implausivel: whyImplausible(notice),
    busca: toSearchWords(
      [
        notice.objeto,
        notice.orgao,
        notice.unidade,
        notice.municipio,
        notice.uf,
        notice.modalidade,
        notice.num_licitacao,
        notice.processo,
        notice.uasg,
        notice.controle,
        notice.orgao_cnpj,
        notice.orgao_subrogado,
        notice.orgao_subrogado_cnpj,
        notice.unidade_subrogada,
        notice.uasg_subrogada,
        notice.plataforma,
        notice.justificativa_presencial,
      ].join(' \n '),
    ),
    local: fold(`${notice.orgao}\n${notice.municipio}`),
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

function later(a: string | null, b: string | null): string | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
