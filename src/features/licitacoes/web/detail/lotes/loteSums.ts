// Sums of a notice's items: by group, in total, and compared with the estimate.
import { fold } from '#kit/foldedWords.ts';
import type { Lote, Resultado } from '../../../entities.ts';

export type Sums = {
  items: number;
  /** In reais; null when no item has a value. */
  estimated: number | null;
  /** Number of items with an estimate. */
  withValue: number;
  awarded: number | null;
  withResult: number;
};

export function sumUp(lotes: Lote[]): Sums {
  const results = lotes.map(({ resultados }) => resultados.filter(({ cancelado }) => !cancelado));
  const estimates = known(lotes.map(({ valor_total }) => valor_total));
  return {
    items: lotes.length,
    estimated: total(estimates),
    withValue: estimates.length,
    awarded: total(known(results.flat().map(({ valor_total }) => valor_total))),
    withResult: results.filter(({ length }) => length > 0).length,
  };
}

export type LoteGroup = { grupo: string | null; lotes: Lote[] };

/** Groups items by lot, in order of first occurrence; a single group without a lot when lots are unknown. */
export function byGroup(lotes: Lote[]): LoteGroup[] {
  return [...Map.groupBy(lotes, ({ grupo }) => grupo)].map(([grupo, some]) => ({ grupo, lotes: some }));
}

/** Saving against the estimate as a share: 0.1 is ten per cent less, −0.1 ten per cent more; null when either is unknown. */
export function savingOf(lote: Lote, { quantidade, valor_unitario, valor_total }: Resultado): number | null {
  if (lote.valor_unitario && valor_unitario !== null) return 1 - valor_unitario / lote.valor_unitario;
  // For a partial quantity the total cannot be compared.
  const isWhole = quantidade === null || quantidade === lote.quantidade;
  return isWhole && lote.valor_total && valor_total !== null ? 1 - valor_total / lote.valor_total : null;
}

/** Whether all words of a text occur in an item or its winners, ignoring accents and case. */
export function hasWords(lote: Lote, text: string): boolean {
  const { numero, grupo, descricao, unidade, situacao, beneficio, criterio, catalogo, ncm, ncm_descricao, informacao, resultados } = lote;
  const winners = resultados.flatMap(({ fornecedor, fornecedor_documento }) => [fornecedor, fornecedor_documento]);
  const haystack = fold(
    [numero, grupo, descricao, unidade, situacao, beneficio, criterio, catalogo, ncm, ncm_descricao, informacao, ...winners].join(' '),
  );
  return fold(text)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

function known(amounts: (number | null)[]): number[] {
  return amounts.filter((amount) => amount !== null);
}

function total(amounts: number[]): number | null {
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}
