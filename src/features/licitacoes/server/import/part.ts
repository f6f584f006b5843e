// A part of a notice on its way in: an item, who won it, or a document.
import type { Selectable } from 'kysely';
import type { DocumentosTable, Fonte, LotesTable, ResultadosTable } from '../tables.ts';

type Kept = 'id' | 'licitacao_id';
export type LoteRead = Omit<Selectable<LotesTable>, Kept>;
export type ResultadoRead = Omit<Selectable<ResultadosTable>, Kept>;
export type DocumentoRead = Omit<Selectable<DocumentosTable>, Kept>;

/** What a source says of a part, cleaned. `controle` names the notice that it belongs to. */
export type PartRead = { controle: string; fonte: Fonte } & (
  | { parte: 'lote'; row: LoteRead }
  | { parte: 'resultado'; row: ResultadoRead }
  /** `isWithdrawn`: the source does not show it any more. */
  | { parte: 'documento'; row: DocumentoRead; isWithdrawn: boolean }
);
export type Parte = PartRead['parte'];

/** Where the parts of a kind are kept, and the columns that tell those of one notice apart. */
export const tables = {
  lote: { table: 'lotes', keys: ['numero'] },
  resultado: { table: 'resultados', keys: ['numero', 'sequencial'] },
  documento: { table: 'documentos', keys: ['sequencial'] },
} as const satisfies Record<Parte, { table: string; keys: readonly string[] }>;

/** What tells a part from the others of its kind and notice: `3` for a lote, `3.1` for its first result. */
export function chaveOf(parte: Parte, row: object): string {
  return tables[parte].keys.map((key) => (row as Record<string, unknown>)[key]).join('.');
}

/** A few words by which people know a part. */
export function describePart(parte: Parte, row: object): string {
  const { descricao, fornecedor, titulo } = row as Partial<LoteRead & ResultadoRead & DocumentoRead>;
  const words = { lote: descricao, resultado: fornecedor, documento: titulo }[parte] ?? '';
  // Never half a character.
  return words.length > 200 ? `${words.slice(0, 199).replace(/\p{Cs}$/u, '')}…` : words;
}

/** Whether what a source says of a part is older than something else that one said of it. Without a date, as in sheets, it never beats what has one. */
export function isOlder(now: PartRead['row'], other: PartRead['row']): boolean {
  const [mine, others] = [now, other].map((row) => ('atualizacao' in row ? row.atualizacao : null));
  return Boolean(others && (!mine || mine < others));
}
