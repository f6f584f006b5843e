// A notice on its way in: what a source says, and what follows from it.
import type { Insertable } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { fold } from '#kit/server/text/fold.ts';
import { situacoes, situacoesDoItem } from '../../codes.ts';
import type { Outcome } from '../../phase.ts';
import { whyImplausible } from '../implausible.ts';
import type { LicitacoesTable } from '../tables.ts';

type Derived = 'encerrada' | 'desfecho' | 'prazo' | 'referencia' | 'busca' | 'local' | 'tipo_item' | 'valor_implausivel';
type Kept = 'id' | 'digest' | 'registro_digest' | 'importada_em' | 'importacao_id';

/** What a source says of a notice, cleaned: instants in UTC, texts trimmed, unknown texts empty. */
export type NoticeRead = Omit<Insertable<LicitacoesTable>, Derived | Kept>;

/** What the lotes and results of a notice tell of it. */
export type PartFacts = {
  material: boolean;
  servico: boolean;
  /** Deserted, failed or cancelled, every lote of it. */
  nobodyWins: boolean;
  /** Some lotes had no bidder, or no acceptable bid. */
  someDeserted: boolean;
  someFailed: boolean;
  /** Somebody won something, and it was not cancelled. */
  somebodyWon: boolean;
};
export const noParts: PartFacts = {
  material: false,
  servico: false,
  nobodyWins: false,
  someDeserted: false,
  someFailed: false,
  somebodyWon: false,
};

export const withoutWinner: readonly number[] = [situacoesDoItem.cancelado, situacoesDoItem.deserto, situacoesDoItem.fracassado];

/** What of a notice follows from its parts, too. */
export type OwnFacts = Pick<LicitacoesTable, 'tem_resultado' | 'excluida' | 'situacao_codigo'>;
export function deriveFromParts(own: OwnFacts, parts: PartFacts): Pick<LicitacoesTable, 'encerrada' | 'desfecho' | 'tipo_item'> {
  return {
    encerrada:
      own.tem_resultado ||
      own.excluida ||
      own.situacao_codigo === situacoes.revogada ||
      own.situacao_codigo === situacoes.anulada ||
      parts.nobodyWins ||
      parts.somebodyWon,
    desfecho: outcomeOf(own, parts),
    tipo_item: tipoItem(parts),
  };
}

/** What follows from a notice and its parts. */
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

/** What the record says of the whole, then what the parts say, then that there is a result. */
function outcomeOf({ situacao_codigo, excluida, tem_resultado }: OwnFacts, parts: PartFacts): Outcome | '' {
  if (situacao_codigo === situacoes.revogada) return 'revogada';
  if (situacao_codigo === situacoes.anulada) return 'anulada';
  if (excluida) return '';
  if (parts.somebodyWon) return 'homologada';
  // Items that were all cancelled do not say whether they were revoked or annulled.
  if (parts.nobodyWins) return parts.someFailed ? 'fracassada' : parts.someDeserted ? 'deserta' : '';
  return tem_resultado ? 'homologada' : '';
}

/** Material, Serviço or Misto; empty when no lote says. */
function tipoItem({ material, servico }: PartFacts): string {
  if (material && servico) return 'Misto';
  return material ? 'Material' : servico ? 'Serviço' : '';
}

function later(a: string | null, b: string | null): string | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
