import type { Generated } from 'kysely';
import type { Implausible } from '../entities.ts';
import type { Fonte } from '../fontes.ts';
import type { Outcome } from '../phase.ts';
import type { ExportsTable, ParamsTable, SavedSearchesTable } from './accountTables.ts';
import type { DocumentosTable, EsperaTable, LotesTable, ResultadosTable } from './partTables.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    licitacoes: LicitacoesTable;
    licitacoes_registros: RegistrosTable;
    licitacoes_registros_antigos: { licitacao_id: number; registro: string };
    licitacoes_removidas: RemovidasTable;
    licitacoes_unioes: UnioesTable;
    licitacoes_params: ParamsTable;
    lotes: LotesTable;
    documentos: DocumentosTable;
    contas_orgaos: ContasOrgaosTable;
    resultados: ResultadosTable;
    precos: PrecosTable;
    precos_pendentes: { upto: number };
    licitacoes_releitura: { upto: number };
    fornecedores: FornecedoresTable;
    municipios: MunicipiosTable;
    licitacoes_espera: EsperaTable;
    licitacoes_alteracoes: AlteracoesTable;
    licitacoes_contagem: ContagemTable;
    licitacoes_exports: ExportsTable;
    saved_searches: SavedSearchesTable;
    saved_search_looks: { search_id: number; user_id: number; seen_id: number; looked_at: string };
  }
}

/** Instants are UTC; amounts are reais. */
export interface LicitacoesTable {
  id: Generated<number>;
  /** PNCP's control number, the natural key; of a notice entered by hand its own key (see `import/ownKey.ts`). */
  controle: string;
  fonte: Fonte;
  uasg: string;
  numero: string;
  ano: number;
  num_licitacao: string;
  processo: string;
  objeto: string;
  informacao: string;
  modalidade_codigo: number;
  modalidade: string;
  modo_disputa: string;
  instrumento: string;
  situacao_codigo: number;
  situacao: string;
  amparo_legal: string;
  amparo_legal_descricao: string;
  srp: boolean;
  orcamento_sigiloso: boolean;
  /** null when the budget is secret or unknown. */
  valor_estimado: number | null;
  valor_homologado: number | null;
  publicacao: string;
  abertura: string | null;
  encerramento: string | null;
  /** What the source says instead of a date that is none, or an implausible one. */
  abertura_ilegivel: string | null;
  encerramento_ilegivel: string | null;
  /** When the source last changed the record; the newer one wins. */
  atualizacao: string;
  orgao: string;
  orgao_cnpj: string;
  esfera: string;
  poder: string;
  unidade: string;
  municipio: string;
  uf: string;
  ibge: string;
  /** The body on whose behalf it is bought, and its unit. These and the next six are null when not read yet. */
  orgao_subrogado: string | null;
  orgao_subrogado_cnpj: string | null;
  unidade_subrogada: string | null;
  uasg_subrogada: string | null;
  municipio_subrogado: string | null;
  uf_subrogada: string | null;
  /** One per line. */
  fontes_orcamentarias: string | null;
  /** What the source says of it; `true` if only that there is one. */
  emenda_parlamentar: string | null;
  /** The system that published the notice on the portal. */
  plataforma: string | null;
  /** Justification for an in-person session. */
  justificativa_presencial: string | null;
  link_origem: string | null;
  link_processo: string | null;
  /** Withdrawn by the source. */
  excluida: boolean;
  tem_resultado: boolean;
  /** Material, Serviço, Misto, or empty: derived from the lotes. */
  tipo_item: string;

  /** Has a result, or was revoked, annulled, deserted, failed or withdrawn: fechada on any day. */
  encerrada: boolean;
  /** How it ended, if known. */
  desfecho: Outcome | '';
  /** The later of opening and closing: until then the notice is aberta. */
  prazo: string | null;
  /** `prazo`, or the publication where there is none: a year later the notice is fechada. */
  referencia: string;
  /** Why the estimated value is implausible; sums then exclude it. */
  valor_implausivel: Implausible | null;
  /** Normalised words for full-text search. */
  busca: string;
  /** Órgão and município without accents in lower case, for the specification's search. */
  local: string;

  /** Digest of the fields read: other formatting is no change. */
  digest: string;
  /** Digest of the original record: a known one need not be read. */
  registro_digest: string;
  importada_em: string;
  /** The import that last wrote it; null for the demo, and for notices from before imports were distinguished. */
  importacao_id: number | null;
  /** Who entered it by hand, or imported it without a control number; null for others. */
  criada_por: Generated<number | null>;
  /** Size of what was entered into the form, for the quota of `criada_por`; null for others. */
  manual_bytes: Generated<number | null>;
}

/** The original record, packed (see `registros.ts`); a table of its own so that lists do not read it. */
export interface RegistrosTable {
  licitacao_id: number;
  pacote: Uint8Array;
}

/** What was paid: a result that stands, with what prices are searched and counted by. Derived by `import/precos.ts`. */
export interface PrecosTable {
  id: Generated<number>;
  licitacao_id: number;
  numero: number;
  sequencial: number;
  /** In one spelling; empty if none is given. */
  unidade: string;
  /** Awarded price of one unit. */
  valor: number | null;
  /** Estimated price of one unit. */
  estimado: number | null;
  total: number | null;
  /** Day of the result, of the publication where the result has none. */
  dia: string;
  uf: string;
  /** Code of the município, perhaps empty. */
  ibge: string;
  orgao_cnpj: string;
  /** Document of the supplier, perhaps empty. */
  fornecedor: string;
  catalogo: string;
}

/** Everyone who won something; `itens` and `centavos` are counted by triggers. */
export interface FornecedoresTable {
  id: Generated<number>;
  documento: string;
  nome: string;
  nome_chave: string;
  itens: number;
  centavos: number;
}

/** Municípios with notices; all of it is kept by triggers. */
export interface MunicipiosTable {
  id: Generated<number>;
  ibge: string;
  nome: string;
  uf: string;
  nome_chave: string;
  /** How many notices; 0 once they were all removed. */
  licitacoes: number;
}

/** One field changed by an import, with its values as text. */
export interface AlteracoesTable {
  id: Generated<number>;
  licitacao_id: number;
  importacao_id: number | null;
  fonte: string;
  /** Which part of the notice it belongs to. */
  parte: 'licitacao' | 'lote' | 'resultado' | 'documento';
  /** Number of the part; empty for the notice itself. */
  numero: string;
  /** Empty when the part as a whole was added or removed. */
  campo: string;
  antes: string | null;
  depois: string | null;
  alterada_em: string;
  /** Who made it by hand; null for changes by imports. */
  user_id: Generated<number | null>;
}

/** Control numbers that imports ignore. `copia` has the removed notice until the undo expires. */
export interface RemovidasTable {
  controle: string;
  licitacao_id: number;
  removida_em: string;
  removida_por: number;
  copia: unknown | null;
}

/** Notices entered by hand that were joined to published ones. */
export interface UnioesTable {
  /** Its former id, and its key, which imports ignore. */
  manual_id: number;
  controle: string;
  licitacao_id: number;
  num_licitacao: string;
  observacao: string;
  criada_por: number | null;
  unida_em: string;
  unida_por: number;
}

export interface ContasOrgaosTable {
  cnpj: string;
  banco: string;
  pais: string;
  iban: string;
  swift: string;
  /** Of a Brazilian account, which may have no IBAN; else empty. */
  agencia: string;
  conta: string;
  demo: boolean;
}

/** Number and value of notices, written only by the database's triggers; see migration 0027. */
export interface ContagemTable {
  por: 'uf' | 'modalidade' | 'faixa' | 'todas' | 'prazo' | 'publicacao';
  /** A day, `2026-07-01`; empty when there is none. */
  dia: string;
  chave: string;
  /** May be 0 after there were some. */
  n: number;
  centavos: number;
  /** How many of `n` are excluded from `centavos` because their value is implausible. */
  fora: Generated<number>;
}
