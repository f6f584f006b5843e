import type { Generated } from 'kysely';
import type { Casa } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    projetos: ProjetosTable;
    projetos_registros: RegistrosTable;
    projetos_registros_antigos: Omit<RegistrosTable, 'pacote'> & { registro: string };
    projetos_autores: AutoresTable;
    projetos_tramitacoes: TramitacoesTable;
    projetos_tipos: { casa: Casa; codigo: string; sigla: string; nome: string };
    projetos_espera: EsperaTable;
    projetos_alteracoes: AlteracoesTable;
    projetos_params: { user_id: number; params: string };
  }
}

export interface ProjetosTable {
  id: Generated<number>;
  casa: Casa;
  /** The chamber's id of it. */
  codigo: string;
  /** Sigla: PL, PEC, … */
  tipo: string;
  /** The chamber's code of the kind, as several share a sigla; empty when unknown. */
  tipo_codigo: string;
  /** From its own records; empty when they have only the code: `findKindNames`. */
  tipo_nome: string;
  numero: number;
  /** 0 when the source says so. */
  ano: number;
  ementa: string;
  ementa_detalhada: string;
  apelido: string;
  /** One per line. */
  palavras_chave: string;
  /** A day, `2016-06-15`. */
  apresentacao: string | null;
  situacao: string;
  situacao_em: string | null;
  /** The body that has it. */
  orgao: string;
  regime: string;
  /** Who reports on it, with party and state, from its own records or its steps; null when not read yet, like the next one. */
  relator: string | null;
  /** Who decides on it: the plenary, or committees alone. */
  apreciacao: string | null;
  tramitando: boolean | null;
  /** The last past step, and the first scheduled one. `advanceDueSteps` advances both. */
  ultima_tramitacao: string | null;
  proxima_tramitacao: string | null;
  /** The first author, for lists. */
  autor: string;
  autores_total: number;
  tramitacoes_total: number;
  url: string | null;
  url_inteiro_teor: string | null;
  /** The last status of its own records; `situacao`, `orgao` and `regime` are derived from this and its steps. */
  status: Status | null;
  demo: boolean;
  /** Authors normalised, each after a line break. */
  autores_busca: string;
  busca: string;
  /** Digest of the last imported record: the same one need not be read again. */
  registro_digest: string;
  importada_em: string;
  importacao_id: number | null;
}

/**
 * The body that has a bill (`em`, `orgao`, `regime`) and its situation (`situacao`, `situacao_em`), which sources give less often; each with the
 * number of its step, if the chamber numbers its steps.
 */
export type Status = {
  em: string | null;
  sequencia?: number | null;
  orgao: string;
  regime: string;
  situacao: string;
  situacao_em: string | null;
  situacao_sequencia?: number | null;
};

/** The original record, packed (see `registros.ts`); `completo`: the bill's own page, which has more fields than a list entry. */
export interface RegistrosTable {
  projeto_id: number;
  pacote: Uint8Array;
  completo: boolean;
}

export interface AutoresTable {
  id: Generated<number>;
  projeto_id: number;
  chave: string;
  ordem: number;
  nome: string;
  tipo: string;
  partido: string;
  uf: string;
  proponente: boolean;
  url: string | null;
}

/** Key: `sequencia`, `data` and `descricao`, as chambers give several steps of one hour the same number. */
export interface TramitacoesTable {
  id: Generated<number>;
  projeto_id: number;
  sequencia: number;
  data: string;
  orgao: string;
  regime: string;
  descricao: string;
  /** The step's own situation; empty when it has none. */
  situacao: string;
  despacho: string;
  url: string | null;
}

/** Authors and steps imported before their bill; read when it is imported. */
export interface EsperaTable {
  casa: Casa;
  codigo: string;
  tipo: string;
  chave: string;
  registro: string;
  recebida_em: string;
}

/**
 * One field that an import changed, its values as text; `campo` is `tramitacao` for a new step (`2016-06-15 Apresentação de
 * Proposição`) and, with what it said before, for a corrected one (`2016-06-15 Despacho: À publicação`), `tramitacoes` for how many the first import of steps brought, `autores` for how many there are.
 */
export interface AlteracoesTable {
  id: Generated<number>;
  projeto_id: number;
  importacao_id: number | null;
  campo: string;
  antes: string | null;
  depois: string | null;
  alterada_em: string;
}
