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

/** `places` of their months; the place after the last month has what is in none of them. `estimated`: those that have an estimate. */
export type Gathered = {
  valores: Float64Array;
  places: Uint8Array;
  ufs: Uint8Array;
  estimated: { estimados: Float64Array; descontos: Float64Array; places: Uint8Array };
};

/** What is known of a combination, in one number: state, place of the month, and whether its prices are wanted and have an estimate. */
const [PLACE, WANTED, ESTIMATED] = [8, 16, 17];

/** @param unit its place among the names of units @param n how many prices it has */
export function gather(index: SearchIndex, documents: Uint32Array, unit: number, n: number, months: readonly string[]): Gathered {
  const { codes } = index.combined;
  const facts = factsOf(index, unit, months);
  // What is not wanted is overwritten by the next one: that is faster than to ask, and takes a place more.
  const [own, ownFacts] = [room.of('own', Uint32Array, n + 1), room.of('ownFacts', Uint32Array, n + 1)];
  for (let at = 0, size = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    const fact = facts[codes[document] as number] as number;
    own[size] = document;
    ownFacts[size] = fact;
    size += (fact >>> WANTED) & 1;
  }
  const [prices, estimates] = [index.numbersOf('valor'), index.numbersOf('estimado')];
  const floats = (name: string) => room.of(name, Float64Array, n + 1);
  const bytes = (name: string) => room.of(name, Uint8Array, n + 1);
  const [valores, places, ufs] = [floats('valores'), bytes('places'), bytes('ufs')];
  const [estimados, descontos, theirs] = [floats('estimados'), floats('descontos'), bytes('theirs')];
  let compared = 0;
  for (let at = 0; at < n; at++) {
    const [document, fact] = [own[at] as number, ownFacts[at] as number];
    const [valor, estimado, place] = [prices[document] as number, estimates[document] as number, (fact >>> PLACE) & 255];
    valores[at] = valor;
    places[at] = place;
    ufs[at] = fact & 255;
    estimados[compared] = estimado;
    descontos[compared] = 1 - valor / estimado;
    theirs[compared] = place;
    compared += (fact >>> ESTIMATED) & 1;
  }
  const to = (size: number) => ({
    estimados: estimados.subarray(0, size),
    descontos: descontos.subarray(0, size),
    places: theirs.subarray(0, size),
  });
  return { valores: valores.subarray(0, n), places: places.subarray(0, n), ufs: ufs.subarray(0, n), estimated: to(compared) };
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
      (ufs.numbers[code] as number) |
      ((placeOf[meses.numbers[code] as number] as number) << PLACE) |
      (Number(isWanted) << WANTED) |
      (Number(isEstimated) << ESTIMATED);
  }
  return facts;
}
