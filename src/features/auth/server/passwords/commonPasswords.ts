// Passwords that attackers try first, at any account.

/** Of zxcvbn's list of the 49,000 most used ones; read when first asked for, for many processes never ask. */
let list: Promise<ReadonlySet<string>> | undefined;

function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return list;
}

/** What people add to a word to make it a password. */
const additions = /[\d\p{P}\p{S}]{1,6}$/u;
/** Shorter ones are no word, but chance. */
const SHORTEST_WORD = 4;
const FEWEST_CHARACTERS = 4;

/** Whether it is among the most used ones, in any case and with up to six digits or signs added, or a mere repetition or sequence. */
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
