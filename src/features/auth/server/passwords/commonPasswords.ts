// Passwords that attackers try first.

/** From zxcvbn's list of the 49,000 most used ones; loaded on first use, since many processes never need it. */
let list: Promise<ReadonlySet<string>> | undefined;

function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return list;
}

/** Digits and signs that people append to a word. */
const additions = /[\d\p{P}\p{S}]{1,6}$/u;
/** Shorter ones are not meaningful words. */
const SHORTEST_WORD = 4;
const FEWEST_CHARACTERS = 4;

/** Whether it is one of the most used ones, in any case and with up to six digits or signs added, or a plain repetition or sequence. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const folded = password.normalize('NFKC').toLowerCase();
  const word = folded.replace(additions, '');
  const common = await loadCommonPasswords();
  return isMonotonous(folded) || common.has(folded) || (word.length >= SHORTEST_WORD && common.has(word));
}

/** `00000000`, `abababab`, `12345678`, `hgfedcba` */
function isMonotonous(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return new Set(codes).size < FEWEST_CHARACTERS || (steps.size === 1 && (steps.has(1) || steps.has(-1)));
}
