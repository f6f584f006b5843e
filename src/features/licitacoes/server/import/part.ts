// A part of a notice being imported: an item, a result, or a document.
import type { Selectable } from 'kysely';
import type { RecordSource } from '#kit/server/records/kind.ts';
import type { Fonte } from '../../fontes.ts';
import type { DocumentosTable, LotesTable, ResultadosTable } from '../partTables.ts';
import type {} from '../tables.ts';

type Kept = 'id' | 'licitacao_id';
export type LoteRead = Omit<Selectable<LotesTable>, Kept>;
export type ResultadoRead = Omit<Selectable<ResultadosTable>, Kept>;
export type DocumentoRead = Omit<Selectable<DocumentosTable>, Kept>;

/** Cleaned fields of a part. `controle` names the notice it belongs to; `isWithdrawn`: the source no longer shows it. */
export type PartRead = {
  controle: string;
  fonte: Fonte;
} /** `vencedor`: the winner that the item itself names, null if it names none; absent where items do not. */ & (
  | { parte: 'lote'; row: LoteRead; vencedor?: ResultadoRead | null }
  | { parte: 'resultado'; row: ResultadoRead; isWithdrawn?: boolean }
  | { parte: 'documento'; row: DocumentoRead; isWithdrawn: boolean }
);

/** `sequencial` of a winner that is only known from its item; lists of results count from 1. */
export const OF_ITEM = 0;

export type Parte = PartRead['parte'];

/** A source of parts; its `keyOf` returns the notice's control number and the part's own key, as written. */
export type PartSource<P extends Parte = Parte> = RecordSource<Extract<PartRead, { parte: P }>> & { readonly parte: P };

/** Table of each kind of part, and its key columns within a notice. */
export const tables = {
  lote: { table: 'lotes', keys: ['numero'] },
  resultado: { table: 'resultados', keys: ['numero', 'sequencial'] },
  documento: { table: 'documentos', keys: ['sequencial'] },
} as const satisfies Record<Parte, { table: string; keys: readonly string[] }>;

/** Key of a part within its notice and kind: `3` for a lote, `3.1` for its first result. */
export function chaveOf(parte: Parte, row: object): string {
  return tables[parte].keys.map((key) => (row as Record<string, unknown>)[key]).join('.');
}

/** What only portals tell of an item. */
export const noDetails = { ncm: '', ncm_descricao: '', categoria: '', informacao: '', margem_preferencia: '' };

/** Fields of items that one portal may leave out; known values stay then. */
const complementary = ['grupo', 'catalogo', ...(Object.keys(noDetails) as (keyof typeof noDetails)[])] as const;

/** A short description of a part for users. */
export function describePart(parte: Parte, row: object): string {
  const { descricao, fornecedor, titulo } = row as Partial<LoteRead & ResultadoRead & DocumentoRead>;
  const words = { lote: descricao, resultado: fornecedor, documento: titulo }[parte] ?? '';
  // Avoid splitting a surrogate pair.
  return words.length > 200 ? `${words.slice(0, 199).replace(/\p{Cs}$/u, '')}…` : words;
}

/**
 * What to write of a part that is stored already; null: what is stored stays.
 * Fields of items that only one portal tells are kept, and on the same date Compras.gov.br yields to what is stored.
 */
export function mergePart({ fonte, row }: PartRead, before: PartRead['row']): PartRead['row'] | null {
  const yields = isOlder(row, before) || (fonte === 'compras' && isSameDate(row, before));
  if (!('grupo' in row) || !('grupo' in before)) return yields ? null : row;
  const stored = Object.fromEntries(Object.keys(row).map((field) => [field, before[field as keyof LoteRead]])) as LoteRead;
  const [first, second] = yields ? [stored, row] : [row, stored];
  return { ...first, ...Object.fromEntries(complementary.map((field) => [field, first[field] || second[field] || row[field]])) };
}

function isSameDate(now: PartRead['row'], other: PartRead['row']): boolean {
  return 'atualizacao' in now && 'atualizacao' in other && now.atualizacao !== null && now.atualizacao === other.atualizacao;
}

/** Whether one version of a part is older than another. Without a date, as in sheets, it never wins against one with a date. */
export function isOlder(now: PartRead['row'], other: PartRead['row']): boolean {
  const [mine, others] = [now, other].map((row) => ('atualizacao' in row ? row.atualizacao : null));
  return Boolean(others && (!mine || mine < others));
}
