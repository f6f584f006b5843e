// What the search index holds of a price.
import { isCompound, wordOf, writtenWords } from '#brasil/server/portuguese.ts';
import { ufs } from '#brasil/ufs.ts';
import type { PrecosTable } from '#features/licitacoes/server/tables.ts';
import { MONTH_LENGTH } from '#kit/months.ts';
import type { Schema, SearchDocument } from '#kit/server/search/query.ts';
import type { Language } from '#kit/server/search/textIndex.ts';

/** Raised when an index that was saved before would answer wrongly. */
export const VERSION = 3;

export const schema: Schema = {
  groups: [],
  keywords: ['orgao', 'fornecedor', 'catalogo'],
  // What figures are grouped by.
  combined: ['unidade', 'uf', 'mes', 'valores'],
  // Suppliers are looked for by the last name that was read of them.
  labelled: ['fornecedor'],
  numbers: { valor: 'any', estimado: 'any', total: 'any', dia: 'whole', licitacao: 'whole' },
  owner: 'licitacao',
  texts: [{ name: 'descricao', weight: 1 }],
  orders: ['dia', 'valor', 'estimado', 'total'],
};

/** Words are indexed in their reduced form, except that hyphenated ones keep their hyphens. */
export const reduced: Language = {
  tokensOf: (text) =>
    writtenWords(text).map((written) => {
      const { form, stem } = wordOf(written);
      return isCompound(written) ? { form, stem, sharesPlace: true } : { form: stem, stem };
    }),
  accepts: () => true,
};

/** Values of the column `valores`: which amounts of a price are known. An estimate of nothing is none. */
export const KNOWN = { none: '', price: 'valor', both: 'valor e estimado' };

export type IndexedPreco = Omit<PrecosTable, 'id' | 'numero' | 'sequencial' | 'ibge'> & {
  id: number;
  /** Names of the body and, folded, of the supplier. */
  orgao: string;
  nome_chave: string | null;
  descricao: string | null;
};

export function documentOf(row: IndexedPreco): SearchDocument {
  const { id, unidade, fornecedor, catalogo, valor, estimado, total } = row;
  // What no source should send is as if it were missing.
  const uf = ufs.find((known) => known === row.uf) ?? '';
  const valores = valor === null ? KNOWN.none : Number(estimado) > 0 ? KNOWN.both : KNOWN.price;
  const grouped = { unidade, uf, mes: row.dia.slice(0, MONTH_LENGTH), valores };
  return {
    id,
    keywords: { ...grouped, orgao: `${row.orgao.replaceAll('\n', ' ')}\n${row.orgao_cnpj}`, fornecedor, catalogo },
    labels: { fornecedor: row.nome_chave ?? '' },
    numbers: { valor, estimado, total, dia: toDayNumber(row.dia), licitacao: row.licitacao_id },
    texts: { descricao: [row.descricao ?? ''] },
  };
}

/** A day as a number that sorts like it: `2026-07-10` is 20,260,710. */
export function toDayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}
