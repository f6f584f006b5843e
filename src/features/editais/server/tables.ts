import type { Generated } from 'kysely';
import type { DocumentKind } from '#kit/documentText.ts';
import type { EditalReason, EditalState } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    editais: EditaisTable;
    editais_paginas: PaginasTable;
  }
}

/** The file of a document. A document without a row was never asked for. */
export interface EditaisTable {
  documento_id: number;
  licitacao_id: number;
  /** A document with another address since then is another file. */
  url: string;
  state: Exclude<EditalState, 'not_downloaded'>;
  reason: EditalReason | null;
  kind: DocumentKind | null;
  media_type: string;
  /** Its name in the store. */
  file: string | null;
  bytes: number | null;
  /** Pages with text. */
  pages: number;
  /** How often the service did not answer. */
  attempts: number;
  next_at: string;
  downloaded_at: string | null;
  used_at: string | null;
}

export interface PaginasTable {
  id: Generated<number>;
  documento_id: number;
  licitacao_id: number;
  arquivo: string;
  pagina: number;
  texto: string;
  busca: string;
}
