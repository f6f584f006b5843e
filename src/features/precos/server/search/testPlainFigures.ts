// The same lists and figures by plain loops and sorts over rows, to compare the index with.
import { dayInBrasilia } from '#kit/clock.ts';
import { monthsUpTo } from '#kit/months.ts';
import { toAmount } from '#kit/quantiles.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import { NO_UNIT, type PrecoFilters, type PrecoStatistics } from '../../contract.ts';
import { fencesOf, outlierOf } from '../../statistics.ts';
import type { Order, RowFilter } from './search.ts';

export type Row = Awaited<ReturnType<typeof readRows>>[number];
/** What the description must be like, which `q` asks for. */
export type HasWords = (row: Row) => boolean;

export function readRows(db: Queries) {
  return db
    .selectFrom('precos')
    .innerJoin('licitacoes', 'licitacoes.id', 'precos.licitacao_id')
    .leftJoin('lotes', (join) => join.onRef('lotes.licitacao_id', '=', 'precos.licitacao_id').onRef('lotes.numero', '=', 'precos.numero'))
    .leftJoin('fornecedores', 'fornecedores.documento', 'precos.fornecedor')
    .selectAll('precos')
    .select(['licitacoes.orgao', 'lotes.descricao', 'fornecedores.nome'])
    .execute();
}

function matching(rows: readonly Row[], filter: PrecoFilters, hasWords: HasWords): Row[] {
  const { unidade, catalogo, de, ate, uf, orgao, fornecedor, valorMin, valorMax } = filter;
  const isIn = (letters: string, text: string | null) => fold(text ?? '').includes(fold(letters).trim());
  return rows.filter(
    (row) =>
      hasWords(row) &&
      (unidade === undefined || (row.unidade || NO_UNIT) === unidade) &&
      (!catalogo || row.catalogo === catalogo) &&
      (!de || row.dia >= de) &&
      (!ate || row.dia <= ate) &&
      (!uf || uf.some((one) => one === row.uf)) &&
      (!orgao || row.orgao_cnpj === orgao || isIn(orgao, row.orgao)) &&
      (!fornecedor || row.fornecedor === fornecedor || isIn(fornecedor, row.nome)) &&
      (valorMin === undefined || (row.valor ?? Number.NaN) >= valorMin) &&
      (valorMax === undefined || (row.valor ?? Number.NaN) <= valorMax),
  );
}

export function plainStatistics(rows: readonly Row[], { unidade: asked, ...filter }: PrecoFilters, hasWords: HasWords): PrecoStatistics {
  const all = matching(rows, filter, hasWords);
  const known = all.filter(({ valor }) => valor !== null);
  const unidades = [...Map.groupBy(known, ({ unidade }) => unidade || NO_UNIT)]
    .map(([unidade, some]) => ({ unidade, n: some.length }))
    .sort((a, b) => b.n - a.n || (a.unidade < b.unidade ? -1 : 1));
  const unidade = asked ?? unidades[0]?.unidade ?? null;
  const own = known.filter((row) => (row.unidade || NO_UNIT) === unidade);
  const estimated = own.filter(({ estimado }) => Number(estimado) > 0);
  const homologado = quartiles(own.map(({ valor }) => Number(valor)));
  const estimado = quartiles(estimated.map((row) => Number(row.estimado)));
  const fences = homologado && fencesOf(homologado);
  return {
    ...{ unidade, unidades, semValor: all.length - known.length, outras: known.length - own.length },
    ...(homologado && { homologado }),
    ...(estimado && { estimado }),
    desconto: median(estimated.map((row) => 1 - Number(row.valor) / Number(row.estimado))),
    ...(fences && { limites: { ...fences, atipicos: own.filter(({ valor }) => outlierOf(valor, fences)).length } }),
    meses: monthsUpTo(filter.ate ?? dayInBrasilia(new Date()), 12).map((mes) => {
      const some = own.filter(({ dia }) => dia.startsWith(mes));
      const estimates = some.filter((row) => Number(row.estimado) > 0).map((row) => Number(row.estimado));
      return { mes, n: some.length, mediana: median(some.map(({ valor }) => Number(valor))), estimado: median(estimates) };
    }),
    ufs: [...Map.groupBy(own, ({ uf }) => uf)]
      .map(([uf, some]) => ({ uf, n: some.length, mediana: median(some.map(({ valor }) => Number(valor))) }))
      .sort((a, b) => b.n - a.n || (a.uf < b.uf ? -1 : 1)),
  };
}

/** The ids of the list, in order. */
export function plainList(rows: readonly Row[], { atipicos, ...filter }: RowFilter, { sort, order }: Order, hasWords: HasWords): number[] {
  const { unidade, limites } = plainStatistics(rows, filter, hasWords);
  if (unidade === null || (atipicos === 'so' && !limites)) return [];
  const sign = order === 'asc' ? 1 : -1;
  const keyOf = (row: Row) => row[sort];
  return matching(rows, { ...filter, unidade }, hasWords)
    .filter(({ valor }) => valor !== null && (!atipicos || !limites || (outlierOf(valor, limites) !== null) === (atipicos === 'so')))
    .sort((a, b) => {
      const [one, other] = [keyOf(a), keyOf(b)];
      if (one === null || other === null) return Number(one === null) - Number(other === null) || sign * (a.id - b.id);
      return sign * (one < other ? -1 : one > other ? 1 : a.id - b.id);
    })
    .map(({ id }) => id);
}

function quartiles(values: readonly number[]) {
  if (values.length === 0) return undefined;
  const [min = 0, q1 = 0, mediana = 0, q3 = 0, max = 0] = [0, 0.25, 0.5, 0.75, 1].map((share) => toAmount(at(values, share)));
  return { n: values.length, min, q1, mediana, q3, max };
}

const median = (values: readonly number[]) => (values.length === 0 ? null : toAmount(at(values, 0.5)));

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}
