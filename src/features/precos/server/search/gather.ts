// The prices of one unit, side by side: in the columns of the index they are far apart.
import { Room } from '#kit/server/search/room.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { KNOWN } from './schema.ts';

const room = new Room();

/** How many prices each unit has, by its place among the names of units, and how many results have no price. */
export function countUnits({ combined }: SearchIndex, documents: Uint32Array): { counts: Uint32Array; semValor: number } {
  const [{ codes, length }, unidades, valores] = [combined, combined.of('unidade'), combined.of('valores')];
  const many = room.of('combinations', Uint32Array, length).fill(0);
  for (let at = 0; at < documents.length; at++) {
    const code = codes[documents[at] as number] as number;
    many[code] = (many[code] as number) + 1;
  }
  const none = valores.names.indexOf(KNOWN.none);
  const counts = new Uint32Array(unidades.names.length);
  let semValor = 0;
  for (let code = 0; code < length; code++) {
    const unit = unidades.numbers[code] as number;
    if (valores.numbers[code] === none) semValor += many[code] as number;
    else counts[unit] = (counts[unit] as number) + (many[code] as number);
  }
  return { counts, semValor };
}

/** What is known of each price, in one number: its state and the place of its month. */
export const [STATE, PLACE] = [0, 8];
/** In the same number, whether it is wanted and whether it has an estimate. */
const [WANTED, ESTIMATED] = [16, 17];

/** `facts` of each price; months that were not asked for are at the place after the last one. `estimated`: those with an estimate. */
export type Gathered = {
  valores: Float64Array;
  facts: Uint32Array;
  estimated: { estimados: Float64Array; descontos: Float64Array; facts: Uint32Array };
};

/** @param unit its place among the names of units @param n how many prices it has */
export function gather(index: SearchIndex, documents: Uint32Array, unit: number, n: number, months: readonly string[]): Gathered {
  const { codes } = index.combined;
  const facts = factsOf(index, unit, months);
  const numbers = (name: string) => room.of(name, Uint32Array, n + 1);
  const floats = (name: string) => room.of(name, Float64Array, n + 1);
  // What is not wanted is overwritten by the next one: that is faster than to ask, and takes a place more.
  const [own, ownFacts] = [numbers('own'), numbers('ownFacts')];
  for (let at = 0, size = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    const fact = facts[codes[document] as number] as number;
    own[size] = document;
    ownFacts[size] = fact;
    size += (fact >>> WANTED) & 1;
  }
  // Each column by itself, with little else: so the processor waits for many of them at a time.
  const [valores, estimados] = [floats('valores'), floats('estimados')];
  copy(index.numbersOf('valor'), own, n, valores);
  copy(index.numbersOf('estimado'), own, n, estimados);
  const [descontos, theirs] = [floats('descontos'), numbers('theirs')];
  let compared = 0;
  for (let at = 0; at < n; at++) {
    const [fact, estimado] = [ownFacts[at] as number, estimados[at] as number];
    estimados[compared] = estimado;
    descontos[compared] = 1 - (valores[at] as number) / estimado;
    theirs[compared] = fact;
    compared += (fact >>> ESTIMATED) & 1;
  }
  const estimated = {
    estimados: estimados.subarray(0, compared),
    descontos: descontos.subarray(0, compared),
    facts: theirs.subarray(0, compared),
  };
  return { valores: valores.subarray(0, n), facts: ownFacts.subarray(0, n), estimated };
}

function copy(from: Float64Array | Int32Array, documents: Uint32Array, n: number, to: Float64Array): void {
  for (let at = 0; at < n; at++) to[at] = from[documents[at] as number] as number;
}

/** By combination. */
function factsOf({ combined }: SearchIndex, unit: number, months: readonly string[]): Uint32Array {
  const [unidades, ufs] = [combined.of('unidade'), combined.of('uf')];
  const [meses, valores] = [combined.of('mes'), combined.of('valores')];
  const placeOf = meses.names.map((month) => (months.includes(month) ? months.indexOf(month) : months.length));
  const [none, both] = [KNOWN.none, KNOWN.both].map((value) => valores.names.indexOf(value));
  const facts = room.of('facts', Uint32Array, combined.length);
  for (let code = 0; code < combined.length; code++) {
    const isWanted = unidades.numbers[code] === unit && valores.numbers[code] !== none;
    const isEstimated = isWanted && valores.numbers[code] === both;
    facts[code] =
      ((ufs.numbers[code] as number) << STATE) |
      ((placeOf[meses.numbers[code] as number] as number) << PLACE) |
      (Number(isWanted) << WANTED) |
      (Number(isEstimated) << ESTIMATED);
  }
  return facts;
}
