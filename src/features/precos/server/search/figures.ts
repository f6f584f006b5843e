// Statistics of matching prices, from the columns of the index.
import { dayInBrasilia } from '#kit/clock.ts';
import { monthsUpTo } from '#kit/months.ts';
import { medianOf } from '#kit/quantiles.ts';
import { Room } from '#kit/server/search/room.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { NO_UNIT, type PrecoFilters, type PrecoStatistics } from '../../contract.ts';
import { fencesOf, outlierOf, quartilesOf } from '../../statistics.ts';
import { type Group, mediansOf } from './mediansOf.ts';
import { storedUnit, toQuestion } from './question.ts';
import { toDayNumber } from './schema.ts';

const MONTHS = 12;
const room = new Room();

/** Figures of the prices of one unit. */
export function statisticsOf(index: SearchIndex, filter: PrecoFilters, now: Date): PrecoStatistics {
  const { unidade: asked, ...others } = filter;
  const months = monthsUpTo(filter.ate ?? dayInBrasilia(now), MONTHS);
  const found = gather(index, index.matching(toQuestion(index, others)), months);
  const { names } = index.codesOf('unidade');
  const unidades = rankUnits(names, found.counts);
  const unidade = asked ?? unidades[0]?.unidade ?? null;
  const code = unidade === null ? -1 : names.indexOf(storedUnit(unidade));
  const { valores, places, ufs, estimated } = ofUnit(found, code);
  const homologado = quartilesOf(valores);
  const estimado = quartilesOf(estimated.estimados);
  const fences = homologado && fencesOf(homologado);
  const byMonth = mediansOf(valores, places, MONTHS);
  const estimates = mediansOf(estimated.estimados, estimated.places, MONTHS);
  return {
    ...{ unidade, unidades, semValor: found.semValor },
    outras: found.valores.length - valores.length,
    ...(homologado && { homologado }),
    ...(estimado && { estimado }),
    desconto: medianOf(estimated.descontos),
    ...(fences && { limites: { ...fences, atipicos: countOutliers(valores, fences) } }),
    meses: months.map((mes, at) => ({ mes, ...(byMonth[at] as Group), estimado: estimates[at]?.mediana ?? null })),
    ufs: mediansOf(valores, ufs, index.codesOf('uf').names.length)
      .map((some, state) => ({ uf: index.codesOf('uf').names[state] as string, ...some }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n || (a.uf < b.uf ? -1 : 1)),
  };
}

/** The most frequent unit of the prices, and how many of them have it; undefined when none is known. */
export function mostFrequentUnit(index: SearchIndex, documents: Uint32Array): PrecoStatistics['unidades'][number] | undefined {
  const valores = index.numbersOf('valor');
  const { codes, names } = index.codesOf('unidade');
  const counts = new Uint32Array(names.length);
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    if (Number.isNaN(valores[document])) continue;
    const code = codes[document] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return rankUnits(names, counts)[0];
}

/** Units by how many prices they have, most first. */
function rankUnits(names: readonly string[], counts: Uint32Array): PrecoStatistics['unidades'] {
  return names
    .flatMap((name, code) => (counts[code] === 0 ? [] : [{ unidade: name || NO_UNIT, n: counts[code] as number }]))
    .sort((a, b) => b.n - a.n || (a.unidade < b.unidade ? -1 : 1));
}

/** Columns of the known prices side by side: in the index they are far apart, so each is read once. `places`: of the month. */
type Columns = { valores: Float64Array; estimados: Float64Array; unidades: Uint32Array; places: Uint8Array; ufs: Uint8Array };
/** `counts`: of the prices of each unit. */
type Found = Columns & { counts: Uint32Array; semValor: number };

function gather(index: SearchIndex, documents: Uint32Array, months: readonly string[]): Found {
  const { codes, names } = index.codesOf('unidade');
  const states = index.codesOf('uf').codes;
  const [prices, estimates, days] = [index.numbersOf('valor'), index.numbersOf('estimado'), index.numbersOf('dia')];
  const { first, placeOf } = placesOf(months);
  const most = documents.length;
  const [valores, estimados] = [room.of('valores', Float64Array, most), room.of('estimados', Float64Array, most)];
  const [places, ufs] = [room.of('places', Uint8Array, most), room.of('ufs', Uint8Array, most)];
  const [unidades, counts] = [room.of('unidades', Uint32Array, most), new Uint32Array(names.length)];
  let size = 0;
  for (let at = 0; at < most; at++) {
    const document = documents[at] as number;
    const valor = prices[document] as number;
    if (Number.isNaN(valor)) continue;
    const code = codes[document] as number;
    counts[code] = (counts[code] as number) + 1;
    valores[size] = valor;
    unidades[size] = code;
    estimados[size] = estimates[document] as number;
    const month = Math.floor((days[document] as number) / 100) - first;
    places[size] = month >= 0 && month < placeOf.length ? (placeOf[month] as number) : MONTHS;
    ufs[size] = states[document] as number;
    size++;
  }
  const cut = { valores: valores.subarray(0, size), estimados: estimados.subarray(0, size), unidades: unidades.subarray(0, size) };
  return { ...cut, places: places.subarray(0, size), ufs: ufs.subarray(0, size), counts, semValor: most - size };
}

/** The place of each month by the digits of year and month, from those of the first one on; `MONTHS` for what is between two years. */
function placesOf(months: readonly string[]): { first: number; placeOf: Uint8Array } {
  const digits = months.map((month) => toDayNumber(month));
  const [first = 0, last = 0] = [digits[0], digits.at(-1)];
  const placeOf = new Uint8Array(last - first + 1).fill(MONTHS);
  for (const [place, month] of digits.entries()) placeOf[month - first] = place;
  return { first, placeOf };
}

/** The prices of one unit; `estimated`: those that have an estimate. */
function ofUnit({ valores, estimados, unidades, places, ufs, counts }: Found, code: number) {
  const n = counts[code] ?? 0;
  const floats = (name: string) => room.of(`own.${name}`, Float64Array, n);
  const bytes = (name: string) => room.of(`own.${name}`, Uint8Array, n);
  const own = { valores: floats('valores'), places: bytes('places'), ufs: bytes('ufs') };
  const estimated = { estimados: floats('estimados'), descontos: floats('descontos'), places: bytes('theirs') };
  let [size, compared] = [0, 0];
  for (let at = 0; size < n; at++) {
    if (unidades[at] !== code) continue;
    const [valor, estimado, place] = [valores[at] as number, estimados[at] as number, places[at] as number];
    own.valores[size] = valor;
    own.places[size] = place;
    own.ufs[size] = ufs[at] as number;
    size++;
    if (!(estimado > 0)) continue;
    estimated.estimados[compared] = estimado;
    estimated.descontos[compared] = 1 - valor / estimado;
    estimated.places[compared] = place;
    compared++;
  }
  const { estimados: some, descontos, places: theirs } = estimated;
  return {
    ...own,
    estimated: {
      estimados: some.subarray(0, compared),
      descontos: descontos.subarray(0, compared),
      places: theirs.subarray(0, compared),
    },
  };
}

function countOutliers(valores: Float64Array, fences: { baixo: number; alto: number }): number {
  let count = 0;
  for (let at = 0; at < valores.length; at++) if (outlierOf(valores[at] as number, fences) !== null) count++;
  return count;
}
