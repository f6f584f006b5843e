// What the search index holds of a notice and its items.
import { isCompound, words as reducedWords, wordOf, writtenWords } from '#brasil/server/portuguese.ts';
import { type Uf, ufNames, ufs } from '#brasil/ufs.ts';
import { remembered } from '#kit/server/remembered.ts';
import type { Schema, SearchDocument } from '#kit/server/search/query.ts';
import type { Language } from '#kit/server/search/textIndex.ts';
import type { Token } from '#kit/server/search/vocabulary.ts';
import { modalidades } from '../../codes.ts';
import { faixaOf } from '../list/contagem.ts';
import type { LotesTable } from '../partTables.ts';
import type { LicitacoesTable } from '../tables.ts';

/** Raised when an index that was saved before would answer wrongly. */
export const VERSION = 3;

/** The places that a text is searched in, from the first bit on; a document's texts have these names. */
export const places = ['objeto', 'itens', 'orgao', 'numero', 'informacao'] as const;

export const schema: Schema = {
  groups: [
    { uf: 6, modalidade: 6, status: 2, encerrada: 1 },
    { esfera: 3, srp: 1, tipo: 3, beneficio: 3, faixa: 3, fonte: 3 },
    { desfecho: 3 },
  ],
  keywords: ['orgao', 'municipio', 'uasg'],
  numbers: {
    ...{ prazo: 'whole', referencia: 'whole', abertura: 'whole', publicacao: 'whole', numero: 'whole', importacao: 'whole' },
    valor: 'any',
  },
  texts: [
    { name: 'objeto', weight: 3 },
    { name: 'itens', weight: 1.5 },
    { name: 'orgao', weight: 1 },
    { name: 'numero', weight: 6 },
    { name: 'informacao', weight: 0.5 },
  ],
  orders: [...['id', 'prazo', 'referencia', 'abertura', 'publicacao', 'numero', 'valor'], ...['orgao', 'municipio', 'uasg', 'modalidade']],
};

/** Words of texts, most of which stand in many notices. */
const MOST_WORDS = 50_000;
const wordFor = remembered(MOST_WORDS, (written): Token => ({ ...wordOf(written), sharesPlace: isCompound(written) }));

export const portuguese: Language = {
  tokensOf: (text) => writtenWords(text).map(wordFor),
  // Words that only look alike have different stems.
  accepts: () => true,
};

export const indexedColumns = [
  ...([
    'id',
    'fonte',
    'uasg',
    'numero',
    'ano',
    'num_licitacao',
    'processo',
    'objeto',
    'informacao',
    'modalidade_codigo',
    'modalidade',
    'srp',
  ] as const),
  ...([
    'valor_estimado',
    'publicacao',
    'abertura',
    'encerrada',
    'desfecho',
    'excluida',
    'prazo',
    'referencia',
    'orgao',
    'orgao_cnpj',
    'esfera',
    'unidade',
  ] as const),
  ...([
    'municipio',
    'uf',
    'controle',
    'orgao_subrogado',
    'orgao_subrogado_cnpj',
    'unidade_subrogada',
    'uasg_subrogada',
    'municipio_subrogado',
  ] as const),
  ...(['plataforma', 'justificativa_presencial', 'tipo_item', 'importacao_id'] as const),
] as const satisfies readonly (keyof LicitacoesTable)[];
export const indexedItemColumns = [
  'licitacao_id',
  'numero',
  'descricao',
  'beneficio',
  'catalogo',
  'ncm',
  'ncm_descricao',
] as const satisfies readonly (keyof LotesTable)[];

export type IndexedRow = Pick<LicitacoesTable, Exclude<(typeof indexedColumns)[number], 'id'>> & { id: number };
export type IndexedItem = Pick<LotesTable, (typeof indexedItemColumns)[number]>;

/** The document of a notice; `status` is its status at the moment. */
export function documentOf(row: IndexedRow, items: readonly IndexedItem[], status: string): SearchDocument {
  return {
    id: row.id,
    keywords: {
      ...{ uf: known(row.uf, ufs), modalidade: modalidadeOf(row), status, encerrada: String(Boolean(row.encerrada)) },
      ...{ esfera: known(row.esfera, ['F', 'E', 'M', 'D']), srp: String(Boolean(row.srp)), fonte: row.fonte },
      desfecho: row.excluida ? 'retirada' : row.desfecho,
      ...{
        tipo: known(row.tipo_item, ['Material', 'Serviço', 'Misto']),
        beneficio: beneficioOf(items),
        faixa: faixaOf(row.valor_estimado),
      },
      ...{ orgao: row.orgao, municipio: row.municipio && `${row.municipio}\n${row.uf}`, uasg: row.uasg },
    },
    numbers: {
      ...{ prazo: toSeconds(row.prazo), referencia: toSeconds(row.referencia), abertura: toSeconds(row.abertura) },
      ...{ publicacao: toSeconds(row.publicacao), numero: numberOf(row), importacao: row.importacao_id, valor: row.valor_estimado },
    },
    texts: {
      objeto: [row.objeto],
      itens: items.flatMap(textsOfItem),
      orgao: [
        ...[row.orgao, row.unidade, row.municipio, row.uf, row.modalidade, row.orgao_subrogado, row.unidade_subrogada, row.plataforma],
        ...[row.municipio_subrogado, row.justificativa_presencial, ufNames[row.uf as Uf] ?? ''],
      ].filter((text) => text !== null),
      numero: [
        ...[row.num_licitacao, row.processo, row.uasg, row.controle, row.orgao_cnpj, row.orgao_subrogado_cnpj, row.uasg_subrogada],
      ].filter((text) => text !== null),
      informacao: [row.informacao],
    },
  };
}

/** What an item is found by: its description, and its codes of catalogue and goods. */
export function textsOfItem({
  descricao,
  catalogo,
  ncm,
  ncm_descricao,
}: Omit<IndexedItem, 'licitacao_id' | 'numero' | 'beneficio'>): string[] {
  return [descricao, catalogo, ncm ?? '', ncm_descricao ?? ''].filter((text) => text !== '');
}

/** The latest second that a column of whole numbers holds, in 2038: a deadline without an end. */
const LAST_SECOND = 2 ** 31 - 1;

/** An instant in whole seconds, as the index compares them. */
export function toSeconds(instant: string): number;
export function toSeconds(instant: string | null): number | null;
export function toSeconds(instant: string | null): number | null {
  return instant === null ? null : Math.min(LAST_SECOND, Math.floor(Date.parse(instant) / 1000));
}

/** The name and code of a modality as one value, so that it is sorted by its name. */
function modalidadeOf({ modalidade, modalidade_codigo: codigo }: IndexedRow): string {
  return `${modalidades[codigo as keyof typeof modalidades] ?? modalidade}\n${codigo}`;
}

/** By year, then by number, so that 9/2026 comes before 10/2026. */
function numberOf({ numero, ano }: IndexedRow): number {
  const digits = Number.parseInt(numero.replace(/\D/g, '') || '0', 10);
  return Math.min(LAST_SECOND, Math.max(0, Math.min(ano, 2147)) * 1e6 + Math.min(digits, 999_999));
}

/** The most that the items offer small businesses, from PNCP's names of benefits. */
function beneficioOf(items: readonly IndexedItem[]): string {
  const offered = new Set(items.map(({ beneficio }) => beneficioNamed(beneficio)));
  return ['exclusiva', 'cota', 'subcontratacao', 'nenhum'].find((beneficio) => offered.has(beneficio)) ?? '';
}

/** Sources use a few names for all items. */
const MOST_NAMES = 1000;
const beneficioNamed = remembered(MOST_NAMES, (name): string => {
  if (name === '') return '';
  const words = reducedWords(name);
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  if (has('exclusiva')) return 'exclusiva';
  if (has('reservada', 'cota')) return 'cota';
  return has('subcontratacao') ? 'subcontratacao' : 'nenhum';
});

/** Values that no source should send are as if they were missing. */
function known(value: string, all: readonly string[]): string {
  return all.includes(value) ? value : '';
}
