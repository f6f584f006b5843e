// Numbers and amounts in Portuguese words, as documents of public procurement ask for.

const units = [
  ...['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze'],
  ...['quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'],
];
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const hundreds = [
  ...['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos'],
];
/** One and more of each thousand's power from a million. */
const powers = [
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
  ['trilhão', 'trilhões'],
] as const;

/** The largest number that has words here. */
const MOST = 999_999_999_999_999n;

/** `1234` → «mil duzentos e trinta e quatro». @throws {RangeError} below zero or from a thousand trillions */
export function numeroPorExtenso(number: number | bigint): string {
  const value = BigInt(number);
  if (value < 0n || value > MOST) throw new RangeError('There are no words for this number.');
  if (value === 0n) return 'zero';
  const groups = groupsOf(value);
  return groups
    .map(({ words, group }, place) => {
      if (place === 0) return words;
      const before = groups[place - 1] as Group;
      const isLast = place === groups.length - 1;
      // «e» before the last group if it has one word for its hundreds or none: mil e cem, mil e um, but mil cento e um.
      if (isLast && (group < 100 || group % 100 === 0)) return ` e ${words}`;
      // No comma after thousands: dois mil trezentos e quatro; one after millions.
      return before.power >= 2 ? `, ${words}` : ` ${words}`;
    })
    .join('');
}

/** `123456n` centavos → «mil duzentos e trinta e quatro reais e cinquenta e seis centavos». @throws {RangeError} as `numeroPorExtenso` */
export function reaisPorExtenso(centavos: number | bigint): string {
  const value = BigInt(centavos);
  const [reais, cents] = [value / 100n, value % 100n];
  if (value < 0n) throw new RangeError('There are no words for this amount.');
  const parts: string[] = [];
  if (reais > 0n || cents === 0n) parts.push(`${numeroPorExtenso(reais)}${coinOf(reais)}`);
  if (cents > 0n) parts.push(`${numeroPorExtenso(cents)} ${cents === 1n ? 'centavo' : 'centavos'}`);
  return parts.join(' e ');
}

/** um real, dois reais, zero real; um milhão de reais, but um milhão e um reais. */
function coinOf(reais: bigint): string {
  if (reais < 2n) return ' real';
  return reais % 1_000_000n === 0n ? ' de reais' : ' reais';
}

/** `power`: 0 for units, 1 for thousands, 2 for millions. */
type Group = { group: number; power: number; words: string };

/** The groups of three digits that are not zero, the highest first. */
function groupsOf(value: bigint): Group[] {
  const groups: Group[] = [];
  for (let rest = value, power = 0; rest > 0n; rest /= 1000n, power++) {
    const group = Number(rest % 1000n);
    if (group > 0) groups.unshift({ group, power, words: wordsOf(group, power) });
  }
  return groups;
}

function wordsOf(group: number, power: number): string {
  if (power === 0) return upTo999(group);
  // Not «um mil».
  if (power === 1) return group === 1 ? 'mil' : `${upTo999(group)} mil`;
  const [one, more] = powers[power - 2] as (typeof powers)[number];
  return `${upTo999(group)} ${group === 1 ? one : more}`;
}

function upTo999(number: number): string {
  if (number === 100) return 'cem';
  const words: (string | undefined)[] = [];
  if (number >= 100) words.push(hundreds[Math.floor(number / 100)]);
  const rest = number % 100;
  if (rest >= 20) {
    words.push(tens[Math.floor(rest / 10)]);
    if (rest % 10 > 0) words.push(units[rest % 10]);
  } else if (rest > 0) words.push(units[rest]);
  return words.join(' e ');
}
