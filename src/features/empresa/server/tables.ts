import type { Generated } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
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

/** The own company's CNPJ; empty as long as it is not given. */
export async function cnpjOfEmpresa(db: Queries): Promise<string> {
  const row = await db.selectFrom('empresa').select('dados').where('id', '=', 1).executeTakeFirst();
  return row?.dados.cnpj ?? '';
}
