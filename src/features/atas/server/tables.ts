import type { Generated } from 'kysely';
import type { RecordChangesTable } from '#brasil/server/records/changes.ts';
import type { SavedColumns } from '#brasil/server/records/saveRecords.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    atas: AtasTable;
    atas_alteracoes: Omit<RecordChangesTable, 'id'> & { id: Generated<number> };
  }
}

/** An ata as a record says it. Instants are UTC, days `2026-07-01`; texts are empty if missing. */
export type AtaRead = {
  /** PNCP's control number, the natural key. */
  controle: string;
  compra_controle: string;
  fonte: 'pncp' | 'demo';
  numero: string;
  ano: number;
  objeto: string;
  orgao: string;
  orgao_cnpj: string;
  unidade: string;
  uasg: string;
  orgao_subrogado: string;
  orgao_subrogado_cnpj: string;
  unidade_subrogada: string;
  uasg_subrogada: string;
  adesao: boolean | null;
  cancelada: boolean;
  cancelamento: string | null;
  assinatura: string | null;
  vigencia_inicio: string | null;
  vigencia_fim: string | null;
  publicacao: string | null;
  atualizacao: string;
  plataforma: string;
};

export type AtasTable = AtaRead &
  SavedColumns & {
    id: Generated<number>;
    /** The name without accents and case. */
    orgao_busca: string;
  };
