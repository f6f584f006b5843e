import type { Fonte, Lista, Problema } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    fontes: FontesTable;
    fontes_leituras: LeiturasTable;
    fontes_listas: ListasTable;
    fontes_vistos: VistosTable;
    fontes_detalhes: DetalhesTable;
  }
}

export interface FontesTable {
  fonte: Fonte;
  ligada: boolean;
  /** Calls a second. */
  por_segundo: number;
  minutos: number;
  dias: number;
  /** Empty: where the service is known to be. */
  endereco: string;
  iniciada_em: string | null;
  lida_em: string | null;
  /** What the service changed before this moment is here. */
  lida_desde: string | null;
  /** null: now, or it runs. */
  proxima_em: string | null;
  pedida_em: string | null;
  fora_desde: string | null;
  problema: Problema | '';
  detalhe: string;
  chamadas: number;
  /** How many passes in a row ended with their server; the one that runs is counted. */
  quedas_seguidas: number;
}

/** A list beside those of notices. */
export interface ListasTable {
  fonte: Fonte;
  lista: Lista;
  ligada: boolean;
  lida_em: string | null;
  /** What the service changed before this moment is here. */
  lida_desde: string | null;
}

/** Of contracts by day of publication and of change, of atas by day of change and those in force, of plans by day of change. */
export type ListaConsulta = 'contratos' | 'contratos-atualizacao' | 'atas' | 'atas-vigentes' | 'pca';
/** Lists that every pass plans. `proposta`: all that are open for proposals. `itens`: of all notices, by the day they came. */
export type PlannedConsulta = 'publicacao' | 'atualizacao' | 'proposta' | 'itens' | ListaConsulta;
/** `publicacao:SP`: what was published in one state, which a command asked for. */
export type Consulta = PlannedConsulta | `publicacao:${string}`;

/** A question for one day and modality; `pagina` is the next page to read. */
export interface LeiturasTable {
  fonte: Fonte;
  consulta: Consulta;
  dia: string;
  modalidade: number;
  pagina: number;
  esperados: number | null;
  recebidos: number;
  completa_em: string | null;
  /** When all its pages were last read. */
  inteira_em: string | null;
  /** Whether it is being read a second time, because rows were missing after the first. */
  releitura: boolean;
  /** How often it was not answered in a row. */
  tentativas: number;
  /** When it is tried again, or, without attempts, looked at again; null: now. */
  proxima_em: string | null;
}

/** Records of lists that are not read to their end, or still grow. */
export interface VistosTable {
  fonte: Fonte;
  consulta: Consulta;
  dia: string;
  modalidade: number;
  /** The record's natural key. */
  chave: string;
  /** When the source said that it last changed it. */
  mudada_em: string | null;
}

export interface DetalhesTable {
  fonte: Fonte;
  controle: string;
  tentativas: number;
  proxima_em: string | null;
}
