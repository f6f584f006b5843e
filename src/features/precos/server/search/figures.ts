// Statistics of matching prices, from the columns of the index.
import { dayInBrasilia } from '#kit/clock.ts';
import { monthsUpTo } from '#kit/months.ts';
import { medianOf } from '#kit/quantiles.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { NO_UNIT, type PrecoFilters, type PrecoStatistics } from '../../contract.ts';
import { fencesOf, outlierOf, quartilesOf } from '../../statistics.ts';
import { mediansOf } from './mediansOf.ts';
import { storedUnit, toQuestion } from './question.ts';
import { toDayNumber } from './schema.ts';

const MONTHS = 12;

/** Figures of the prices of one unit. */
export function statisticsOf(index: SearchIndex, filter: PrecoFilters, now: Date): PrecoStatistics {
  const { unidade: asked, ...others } = filter;
  const documents = index.matching(toQuestion(index, others));
  const { unidades, semValor } = countUnits(index, documents);
  const unidade = asked ?? unidades[0]?.unidade ?? null;
  const n = unidades.find((one) => one.unidade === unidade)?.n ?? 0;
  const rows = collect(index, documents, unidade === null ? '' : storedUnit(unidade), n);
  const homologado = quartilesOf(rows.valores);
  const estimado = quartilesOf(rows.estimated.estimados);
  const fences = homologado && fencesOf(homologado);
  return {
    ...{ unidade, unidades, semValor },
    outras: unidades.reduce((sum, one) => sum + (one.unidade === unidade ? 0 : one.n), 0),
    ...(homologado && { homologado }),
    ...(estimado && { estimado }),
    desconto: medianOf(rows.estimated.valores.map((valor, at) => 1 - valor / (rows.estimated.estimados[at] as number))),
    ...(fences && { limites: { ...fences, atipicos: countOutliers(rows.valores, fences) } }),
    meses: byMonth(rows, filter.ate ?? dayInBrasilia(now)),
    ufs: byState(index, rows),
  };
}

/** The units of prices, most frequent first. */
export function countUnits(index: SearchIndex, documents: Uint32Array): Pick<PrecoStatistics, 'unidades' | 'semValor'> {
  const valores = index.numbersOf('valor');
  const { codes, names } = index.codesOf('unidade');
  const counts = new Uint32Array(names.length);
  let semValor = 0;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    if (Number.isNaN(valores[document])) semValor++;
    else {
      const code = codes[document] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  const unidades = names
    .flatMap((name, code) => (counts[code] === 0 ? [] : [{ unidade: name || NO_UNIT, n: counts[code] as number }]))
    .sort((a, b) => b.n - a.n || (a.unidade < b.unidade ? -1 : 1));
  return { unidades, semValor };
}

type Columns = { valores: Float64Array; dias: Int32Array };
/** Prices of one unit; `estimated`: those that have an estimate. */
type Rows = Columns & { ufs: Uint32Array; estimated: Columns & { estimados: Float64Array } };

/** @param n how many of the documents have a price of the unit */
function collect(index: SearchIndex, documents: Uint32Array, unidade: string, n: number): Rows {
  const { codes, names } = index.codesOf('unidade');
  const [code, states] = [names.indexOf(unidade), index.codesOf('uf').codes];
  const [prices, estimates, days] = [index.numbersOf('valor'), index.numbersOf('estimado'), index.numbersOf('dia')];
  const [valores, dias, ufs] = [new Float64Array(n), new Int32Array(n), new Uint32Array(n)];
  const [comEstimado, estimados, seusDias] = [new Float64Array(n), new Float64Array(n), new Int32Array(n)];
  let [size, estimated] = [0, 0];
  for (let at = 0; size < n; at++) {
    const document = documents[at] as number;
    const valor = prices[document] as number;
    if (codes[document] !== code || Number.isNaN(valor)) continue;
    const estimado = estimates[document] as number;
    const dia = days[document] as number;
    valores[size] = valor;
    dias[size] = dia;
    ufs[size] = states[document] as number;
    size++;
    if (!(estimado > 0)) continue;
    comEstimado[estimated] = valor;
    estimados[estimated] = estimado;
    seusDias[estimated] = dia;
    estimated++;
  }
  const cut = { valores: comEstimado.subarray(0, estimated), dias: seusDias.subarray(0, estimated) };
  return { valores, dias, ufs, estimated: { ...cut, estimados: estimados.subarray(0, estimated) } };
}

function countOutliers(valores: Float64Array, fences: { baixo: number; alto: number }): number {
  let count = 0;
  for (let at = 0; at < valores.length; at++) if (outlierOf(valores[at] as number, fences) !== null) count++;
  return count;
}

function byMonth({ valores, dias, estimated }: Rows, last: string): PrecoStatistics['meses'] {
  const months = monthsUpTo(last, MONTHS);
  const first = monthOf(toDayNumber(`${months[0]}-01`));
  const placesOf = (days: Int32Array) => {
    const places = new Uint32Array(days.length);
    for (let at = 0; at < days.length; at++) {
      const place = monthOf(days[at] as number) - first;
      // Other months come last, and are left out.
      places[at] = place >= 0 && place < MONTHS ? place : MONTHS;
    }
    return places;
  };
  const found = mediansOf(valores, placesOf(dias), MONTHS);
  const estimates = mediansOf(estimated.estimados, placesOf(estimated.dias), MONTHS);
  return months.map((mes, at) => ({
    mes,
    ...(found[at] as { n: number; mediana: number | null }),
    estimado: estimates[at]?.mediana ?? null,
  }));
}

/** Months since the year 0. */
function monthOf(day: number): number {
  return Math.floor(day / 10_000) * 12 + (Math.floor(day / 100) % 100) - 1;
}

function byState(index: SearchIndex, { valores, ufs }: Rows): PrecoStatistics['ufs'] {
  const { names } = index.codesOf('uf');
  return mediansOf(valores, ufs, names.length)
    .map((some, code) => ({ uf: names[code] as string, ...some }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || (a.uf < b.uf ? -1 : 1));
}
