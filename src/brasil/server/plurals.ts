// Reduces a folded Portuguese word to the form that its singular and plural share.

/** Endings that the plural changes, and the common spelling of singular and plural. The first match applies. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:coes|cao|caes)$/, 'cao'],
  [/(?:oes|aes|ao|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/uis$/, 'ul'],
  [/is$/, 'il'],
  // Sêmen, semens as bem, bens.
  [/ns?$/, 'm'],
  [/(?<=[rzx])es?$/, ''],
  [/(?<=tch)es$/, ''],
  [/(?<=[^s])s$/, ''],
];

const list = (words: string) => words.split(' ');

/** Words in -il whose plural ends in -eis, as that of words in -el does. */
const inIl = list(
  'util inutil futil textil fertil infertil esteril portatil agil fragil habil inabil debil facil dificil docil missil fossil ' +
    'reptil projetil volatil versatil tatil retratil contratil eretil ductil pensil verossimil inverossimil',
);

/** Words that end in -s in the singular and add -es. */
const inS = list(
  'mes gas as deus reves vies inves ingles portugues frances chines japones holandes irlandes escoces dinamarques noruegues ' +
    'finlandes polones libanes tailandes campones burgues fregues marques',
);

/** Words that end in -i, or in a diphthong with it, and add -s. */
const inI = list(
  'lei rei boi pai heroi jockey jersey volei ponei joquei bonsai samurai taxi juri bisturi chassi abacaxi caqui acai croqui rubi ' +
    'javali esqui safari biquini alibi kiwi sushi guarani',
);

/** Words that are the same in singular and plural, or that only look like plurals. */
const unchanged = list(
  'tres seis dois mais demais jamais cais pois depois gratis campus onibus microonibus virus bonus onus status corpus lapis ' +
    'tenis atlas oasis versus pires bus plus venus goias',
);

const irregular = new Map([
  ...inIl.map((word) => [word.replace(/il$/, 'eis'), word] as const),
  ...inS.flatMap((word) => [[word, word] as const, [`${word}es`, word] as const]),
  ...inI.map((word) => [`${word}s`, word] as const),
  ...unchanged.map((word) => [word, word] as const),
  ['maes', 'mae'],
  ['campi', 'campus'],
  ['ions', 'ion'],
]);

/** @param word folded; returned unchanged if it is short or has digits */
export function reduce(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || /\d/.test(word)) return word;
  for (const [ending, shared] of endings) if (ending.test(word)) return word.replace(ending, shared);
  return word;
}

/** Plural endings typed in part, and endings of the reduced words that they may lead to. */
const halfTyped: readonly (readonly [RegExp, readonly string[]])[] = [
  [/coe?$/, ['cao']],
  [/[oa]e$/, ['ao']],
  [/ai$/, ['al']],
  [/ei$/, ['el', 'il']],
  [/oi$/, ['ol']],
  [/ui$/, ['ul']],
  [/(?<=s|tch)e$/, ['']],
];

/** The reduced words that a folded word leads to when typing goes on: `licitaco` and `licitacoe` to `licitacao`. */
export function completionsOf(word: string): string[] {
  const found = halfTyped.find(([ending]) => ending.test(word));
  return found ? found[1].map((ending) => word.replace(found[0], ending)).filter((whole) => whole.length >= 3) : [];
}
