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

/** `lidos` is also the place from which an interrupted run goes on. */
export interface ImportacoesTable extends Contagem {
  id: Generated<number>;
  arquivo: string;
  /** Kind of its records; empty where it is not known. */
  tipo: string;
  formato: Formato;
  /** As sent, packed or not. */
  bytes: number;
  estado: Estado;
  /** What records belong to which do not say themselves, a notice or a bill; else empty. */
  compra: string;
  /** Field → place of its column in a sheet. */
  colunas: Record<string, number> | null;
  previa: StoredPrevia | null;
  problema: { type: ProblemType; detail?: LocalizedText } | null;
  /** Name under which the file is kept; null once it is not. */
  guardado: string | null;
  registros: number;
  /** How often somebody has begun to work on it: whoever began earlier has lost it. */
  tentativa: number;
  /** How often in a row its process died at it without getting any further. */
  quedas: Generated<number>;
  recebida_em: string;
  iniciada_em: string | null;
  terminada_em: string | null;
  user_id: number | null;
  /** The file's name. */
  busca: Busca;
}

export interface RejeitosTable {
  id: Generated<number>;
  importacao_id: number;
  /** Place of the record in its file, from 1. */
  indice: number;
  controle: string;
  campo: string;
  /** What stands in the field, shortened; empty where there is nothing. */
  valor: string;
  motivo: RejectReason;
}
