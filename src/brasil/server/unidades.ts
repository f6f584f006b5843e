// Units of measure as notices write them, in one spelling each. What is not known stays as it is written: it is never guessed.
import { remembered } from '#kit/server/remembered.ts';
import { fold } from '#kit/server/text/fold.ts';

/** The abbreviation of a unit, and how it is written besides. Plurals are formed by the code. */
const spellings: Readonly<Record<string, string>> = {
  UN: 'und unid unidade uni u un',
  PC: 'peca pc pca',
  CX: 'caixa cxa cx',
  PCT: 'pacote pac pct pcte',
  KG: 'quilograma quilo kilo kilograma kgs kg',
  G: 'grama gr grs g',
  MG: 'miligrama mg',
  T: 'tonelada ton t',
  L: 'litro lt lts ltr l',
  ML: 'mililitro ml',
  M: 'metro mt mts m',
  CM: 'centimetro cm',
  KM: 'quilometro km',
  M2: 'metroquadrado mq m2',
  M3: 'metrocubico mc m3',
  FR: 'frasco frs fr fco',
  AMP: 'ampola amp',
  CP: 'comprimido comp cpr cp',
  CAPS: 'capsula caps cap',
  TB: 'tubo tb',
  BG: 'bisnaga bisn bg',
  GL: 'galao gl',
  GF: 'garrafa gf grf',
  LA: 'lata la',
  SC: 'saco sc',
  FD: 'fardo fd',
  RL: 'rolo rl',
  RM: 'resma rm',
  FL: 'folha fl fls',
  BL: 'bloco bl',
  PAR: 'par pr',
  JG: 'jogo jg',
  KIT: 'kit kt',
  CJ: 'conjunto cj conj',
  DZ: 'duzia dz',
  CT: 'cento ct cto',
  MIL: 'milheiro mil mlh',
  BB: 'bobina bb bob',
  BD: 'balde bd',
  CTL: 'cartela ctl',
  EMB: 'embalagem emb',
  POTE: 'pote',
  SER: 'servico serv ser sv',
  H: 'hora hr hrs h',
  DIA: 'dia',
  DIARIA: 'diaria',
  MES: 'mes mensal mensalidade',
  ANO: 'ano anual',
  VB: 'verba vb',
};

const known = new Map(Object.entries(spellings).flatMap(([unit, all]) => all.split(' ').map((spelling) => [spelling, unit] as const)));

/** Words between a package and what it holds: *caixa com 100 unidades*. */
const between = new Set(['com', 'c', 'de', 'do', 'da', 'contendo']);
/** What a package holds is counted in pieces unless it is said otherwise. */
const PIECES = 'UN';

/** Sources use some thousand spellings. */
const MOST_SPELLINGS = 20_000;

/** The unit in one spelling: `Unidade` and `UND.` are `UN`, `CAIXA C/ 100 UN` is `CX 100`, which is another unit than `CX`. Empty if none is given. */
export const normalUnit = remembered(MOST_SPELLINGS, (written): string => {
  const parts = tokensOf(written);
  const first = parts[0];
  if (first === undefined) return '';
  const units = parts.map((part) => unitOf(part) ?? part.toUpperCase());
  const isPackage = units.length > 1 && !/^\d/.test(units[0] as string);
  // The pieces of a package are the usual case.
  const told = isPackage && units.length === 3 && units[2] === PIECES && /^\d/.test(units[1] as string) ? units.slice(0, 2) : units;
  return told.join(' ').slice(0, LONGEST);
});
const LONGEST = 40;

const numeral = /\d+(?:[.,]\d+)*/g;

/**
 * `1.000,50` and `1,000.50` as `1000.5`: the last mark separates decimals, without zeros at their end. Before three digits it does so as a
 * lone comma, as another mark than the ones before, and after a 0.
 */
function plainNumber(written: string): string {
  const groups = written.split(/[.,]/);
  const marks = written.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const hasDecimals =
    last !== undefined &&
    (groups.at(-1)?.length !== 3 || written.startsWith('0') || (marks.length === 1 ? last === ',' : last !== marks[0]));
  const decimals = hasDecimals ? groups.pop()?.replace(/0+$/, '') : '';
  return [groups.join(''), decimals].filter(Boolean).join('.');
}

function tokensOf(written: string): string[] {
  const folded = fold(written)
    .replace(/\(e?s\)/g, '')
    .replace(/\bmetros? quadrados?\b/g, 'm2')
    .replace(/\bmetros? cubicos?\b/g, 'm3')
    .replace(numeral, (written) => plainNumber(written).replace('.', '_'))
    .replace(/(\d)(?=[a-z])(?<!m\d)/g, '$1 ')
    .replace(/[^a-z0-9_]+/g, ' ')
    .replace(/_/g, ',');
  return folded.split(' ').filter((part) => part !== '' && !between.has(part));
}

function unitOf(word: string): string | undefined {
  const [singular, es] = [word.replace(/s$/, ''), word.replace(/es$/, '')];
  return (
    known.get(word) ?? known.get(singular) ?? known.get(es) ?? known.get(word.replace(/oes$/, 'ao')) ?? known.get(word.replace(/ns$/, 'm'))
  );
}
