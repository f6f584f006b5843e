import type { Generated } from 'kysely';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    documento_modelos: DocumentoModelosTable;
  }
}

/** The office's own texts. */
export interface DocumentoModelosTable {
  nome: 'proposta';
  antes: string;
  depois: string;
  version: Generated<number>;
  changed_at: string;
}
