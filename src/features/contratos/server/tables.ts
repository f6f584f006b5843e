import type { Generated } from 'kysely';
import type { RecordChangesTable } from '#brasil/server/records/changes.ts';
import type { SavedColumns } from '#brasil/server/records/saveRecords.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    contratos: ContratosTable;
    contratos_versoes: VersoesTable;
    contratos_alteracoes: Omit<RecordChangesTable, 'id'> & { id: Generated<number> };
  }
}

/** A contract as a record says it. Instants are UTC, days `2026-07-01`, amounts reais; texts are empty if missing. */
export type ContratoRead = {
  /** PNCP's control number, the natural key. */
  controle: string;
  compra_controle: string;
  fonte: 'pncp' | 'demo';
  numero: string;
  ano: number;
  processo: string;
  tipo: string;
  categoria: string;
  objeto: string;
  informacao: string;
  receita: boolean;
  orgao: string;
  orgao_cnpj: string;
  esfera: string;
  poder: string;
  unidade: string;
  uasg: string;
  municipio: string;
  uf: string;
  ibge: string;
  orgao_subrogado: string;
  unidade_subrogada: string;
  fornecedor: string;
  fornecedor_documento: string;
  fornecedor_tipo: string;
  fornecedor_pais: string;
  subcontratado: string;
  subcontratado_documento: string;
  valor_inicial: number | null;
  valor_parcela: number | null;
  parcelas: number | null;
  valor_global: number | null;
  valor_acumulado: number | null;
  assinatura: string | null;
  vigencia_inicio: string | null;
  vigencia_fim: string | null;
  retificacao: number;
  publicacao: string | null;
  atualizacao: string;
  plataforma: string;
  cipi: string;
  cipi_url: string | null;
};

/** A newer version of a contract's record with another end or value. */
export interface VersoesTable {
  id: Generated<number>;
  contrato_id: number;
  importacao_id: number | null;
  retificacao: number;
  /** When the source made it. */
  mudada_em: string;
  vigencia_antes: string | null;
  vigencia_depois: string | null;
  valor_antes: number | null;
  valor_depois: number | null;
}

export type ContratosTable = ContratoRead &
  SavedColumns & {
    id: Generated<number>;
    /** Names without accents and case. */
    orgao_busca: string;
    fornecedor_busca: string;
  };
