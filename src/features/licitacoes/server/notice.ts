// A notice on its way in: what a source says, and what follows from it.
import type { Insertable } from 'kysely';
import { fold, toSearchWords } from '#kit/server/portuguese.ts';
import { situacoes, situacoesDoItem } from '../codes.ts';
import type { DocumentosTable, LicitacoesTable, LotesTable } from './tables.ts';

type Derived = 'encerrada' | 'prazo' | 'referencia' | 'busca' | 'local' | 'tipo_item';
type Kept = 'id' | 'digest' | 'registro_digest' | 'importada_em';

/** What a source says of a notice, cleaned: instants in UTC, texts trimmed, unknown texts empty. */
export type NoticeRead = Omit<Insertable<LicitacoesTable>, Derived | Kept>;
export type LoteRead = Omit<Insertable<LotesTable>, 'id' | 'licitacao_id'>;
export type DocumentoRead = Omit<Insertable<DocumentosTable>, 'id' | 'licitacao_id'>;

/** What of a lote tells something of its notice. */
export type LoteFacts = Pick<LoteRead, 'material_servico' | 'situacao_codigo'>;

/** What follows from a notice and its lotes. */
export function derive(notice: NoticeRead, lotes: LoteFacts[]): Pick<LicitacoesTable, Derived> {
  const { abertura, encerramento, publicacao, situacao_codigo } = notice;
  const prazo = later(abertura ?? null, encerramento ?? null);
  return {
    encerrada:
      notice.tem_resultado ||
      notice.excluida ||
      situacao_codigo === situacoes.revogada ||
      situacao_codigo === situacoes.anulada ||
      nobodyWins(lotes),
    tipo_item: tipoItem(lotes),
    prazo,
    referencia: prazo ?? publicacao,
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
      ].join(' \n '),
    ),
    local: fold(`${notice.orgao}\n${notice.municipio}`),
  };
}

/** Material, Serviço or Misto; empty when no lote says. */
function tipoItem(lotes: LoteFacts[]): string {
  const material = lotes.some((lote) => lote.material_servico === 'M');
  const servico = lotes.some((lote) => lote.material_servico === 'S');
  if (material && servico) return 'Misto';
  return material ? 'Material' : servico ? 'Serviço' : '';
}

const withoutWinner: readonly number[] = [situacoesDoItem.cancelado, situacoesDoItem.deserto, situacoesDoItem.fracassado];

/** Deserted, failed or cancelled, every lote of it. */
function nobodyWins(lotes: LoteFacts[]): boolean {
  return lotes.length > 0 && lotes.every(({ situacao_codigo }) => withoutWinner.includes(situacao_codigo));
}

function later(a: string | null, b: string | null): string | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
