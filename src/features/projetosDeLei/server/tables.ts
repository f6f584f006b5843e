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
  /** What the house calls it. */
  codigo: string;
  /** Sigla: PL, PEC, … */
  tipo: string;
  /** The house's own code of the kind, for several share a sigla; empty where it is not said. */
  tipo_codigo: string;
  /** As its own records say; empty where they say only the code: `findKindNames`. */
  tipo_nome: string;
  numero: number;
  /** 0 where the source says so. */
  ano: number;
  ementa: string;
  ementa_detalhada: string;
  apelido: string;
  /** One a line. */
  palavras_chave: string;
  /** A day, `2016-06-15`. */
  apresentacao: string | null;
  situacao: string;
  situacao_em: string | null;
  /** The body where it stands. */
  orgao: string;
  regime: string;
  tramitando: boolean | null;
  /** The last one that has happened; and the first one put down for a day to come. `catchUp` moves both on. */
  ultima_tramitacao: string | null;
  proxima_tramitacao: string | null;
  /** The first author, for lists. */
  autor: string;
  autores_total: number;
  tramitacoes_total: number;
  url: string | null;
  url_inteiro_teor: string | null;
  /** What its own records said last of where it stands; `situacao`, `orgao` and `regime` follow from this and from its steps. */
  status: Status | null;
  demo: boolean;
  /** Authors folded, a line break before each. */
  autores_busca: string;
  busca: string;
  /** Digest of the record that was taken in last: the same one need not be read again. */
  registro_digest: string;
  importada_em: string;
  importacao_id: number | null;
}

/** Where a bill stands (`em`, `orgao`, `regime`), and what has become of it (`situacao`, `situacao_em`), which is said less often. */
export type Status = { em: string | null; orgao: string; regime: string; situacao: string; situacao_em: string | null };

/** The record as the source sent it, packed (see `registros.ts`); `completo`: the bill's own page, which says more than a line of a list. */
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

/** Told apart by `sequencia`, `data` and `descricao`: houses number several steps of one hour alike. */
export interface TramitacoesTable {
  id: Generated<number>;
  projeto_id: number;
  sequencia: number;
  data: string;
  orgao: string;
  regime: string;
  descricao: string;
  /** As the step says; empty where it says nothing. */
  situacao: string;
  despacho: string;
  url: string | null;
}

/** Authors and steps that came before their bill; they are read when it comes. */
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
