import type { Generated } from 'kysely';
import type { DadosDaEmpresa } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    empresa: EmpresaTable;
  }
}

/** One row, of id 1. */
export interface EmpresaTable {
  id: number;
  dados: DadosDaEmpresa;
  version: Generated<number>;
  changed_at: string;
}
