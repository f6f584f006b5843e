// The tables of what notices consist of.
import type { Generated } from 'kysely';

export interface LotesTable {
  id: Generated<number>;
  licitacao_id: number;
  numero: number;
  /** The lot an item belongs to, if the source has lots. */
  grupo: string | null;
  descricao: string;
  quantidade: number | null;
  unidade: string;
  valor_unitario: number | null;
  valor_total: number | null;
  /** M, S or empty. */
  material_servico: string;
  beneficio: string;
  criterio: string;
  situacao_codigo: number;
  situacao: string;
  /** Its code in the catalogue; empty when the source has none. */
  catalogo: string;
  /** Its code of goods, and what that means. These and the next three are null when not read yet. */
  ncm: string | null;
  ncm_descricao: string | null;
  categoria: string | null;
  informacao: string | null;
  /** In the source's words: `Normal 10%`. */
  margem_preferencia: string | null;
  /** When the source last changed it, if known. */
  atualizacao: string | null;
}

/** Winner and amount of a lote, referenced by its number; a lote may have several, and results may be imported before their lote. */
export interface ResultadosTable {
  id: Generated<number>;
  licitacao_id: number;
  numero: number;
  sequencial: number;
  fornecedor: string;
  /** CNPJ, CPF or a foreign number, as digits and letters. */
  fornecedor_documento: string;
  porte: string;
  quantidade: number | null;
  valor_unitario: number | null;
  valor_total: number | null;
  /** Per cent. */
  desconto: number | null;
  /** A day, `2026-07-01`. */
  data: string | null;
  situacao: string;
  cancelado: boolean;
  /** null when not read yet. */
  motivo_cancelamento: string | null;
  atualizacao: string | null;
}

export interface DocumentosTable {
  id: Generated<number>;
  licitacao_id: number;
  sequencial: number;
  titulo: string;
  tipo: string;
  url: string;
  publicacao: string | null;
}

/** Parts of notices (lotes, results, documents) imported before their notice; read when it is imported. */
export interface EsperaTable {
  controle: string;
  /** Kind of record. */
  tipo: string;
  /** Key of the part within its notice and kind. */
  chave: string;
  registro: string;
  recebida_em: string;
}
