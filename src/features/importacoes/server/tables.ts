import type { Generated } from 'kysely';
import type { LocalizedText, ProblemType } from '#kit/errors.ts';
import type { RejectReason } from '#kit/rejects.ts';
import type { Busca } from '#kit/server/text/contains.ts';
import type { Contagem, Estado, Formato, StoredPrevia } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    importacoes: ImportacoesTable;
    importacoes_rejeitos: RejeitosTable;
  }
}

/** An interrupted run resumes after `lidos` records. */
export interface ImportacoesTable extends Contagem {
  id: Generated<number>;
  arquivo: string;
  /** Kind of its records; empty when unknown. */
  tipo: string;
  formato: Formato;
  /** As uploaded, compressed or not. */
  bytes: number;
  estado: Estado;
  /** Key of the record that its records belong to, when they do not name it; else empty. */
  vinculo: string;
  /** Field → column index in a sheet. */
  colunas: Record<string, number> | null;
  previa: StoredPrevia | null;
  problema: { type: ProblemType; detail?: LocalizedText } | null;
  /** Key of the stored file; null once it is deleted. */
  guardado: string | null;
  registros: number;
  /** Values left out of imported records: the rows of `importacoes_rejeitos` with `mantido`. */
  avisos: Generated<number>;
  /** Number of attempts; an earlier attempt has lost its claim. */
  tentativa: number;
  /** How often in a row its process died without progress. */
  quedas: Generated<number>;
  recebida_em: string;
  iniciada_em: string | null;
  terminada_em: string | null;
  user_id: number | null;
  /** The source that sent its records; null for a file. */
  origem: string | null;
  /** The file's name. */
  busca: Busca;
}

export interface RejeitosTable {
  id: Generated<number>;
  importacao_id: number;
  /** Position of the record in its file, from 1. */
  indice: number;
  controle: string;
  campo: string;
  /** The field's value, shortened; empty when it has none. */
  valor: string;
  motivo: RejectReason;
  /** The record was imported without this value. */
  mantido: boolean;
}
