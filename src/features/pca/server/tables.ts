import type { Generated } from 'kysely';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    pca_planos: PlanosTable;
    pca_itens: ItensTable;
  }
}

/** A plan as a record says it. Instants are UTC, days `2026-07-01`, amounts reais; texts are empty if missing. */
export type PlanoFacts = {
  /** PNCP's id, the natural key. */
  controle: string;
  fonte: 'pncp' | 'demo';
  ano: number;
  orgao: string;
  orgao_cnpj: string;
  unidade: string;
  uasg: string;
  publicacao: string | null;
  atualizacao: string;
};

/** An item as a record says it. */
export type ItemFacts = {
  numero: number;
  descricao: string;
  categoria: string;
  catalogo: string;
  classe: string;
  classe_codigo: string;
  pdm: string;
  pdm_codigo: string;
  item_codigo: string;
  grupo: string;
  grupo_codigo: string;
  requisitante: string;
  unidade_medida: string;
  quantidade: number | null;
  valor_unitario: number | null;
  valor_total: number | null;
  valor_orcamento: number | null;
  desejada: string | null;
  inclusao: string | null;
  atualizacao: string;
};

export type PlanosTable = PlanoFacts & {
  id: Generated<number>;
  /** Number and value of the items that are here. */
  itens_total: Generated<number>;
  valor_total: Generated<number>;
  orgao_busca: string;
  registro_digest: string;
  importada_em: string;
  importacao_id: number | null;
};

export type ItensTable = ItemFacts & {
  id: Generated<number>;
  plano_id: number;
  /** The month of `desejada`, `2026-07`. */
  mes: string | null;
  busca: string;
  importacao_id: number | null;
};
