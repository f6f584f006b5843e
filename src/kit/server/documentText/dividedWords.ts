// Joins the words that a line of a page divides, and keeps the hyphen of those that have one anyway: `pre-` `gão`, `decreto-` `lei`.

/** A hyphen after which a line ends. Programs write it in several ways. */
const LINE_END = /(?<=[\p{L}\p{N}])[-\u2010\u2011\u00ad¬][ \t]*\n[ \t]*(?=[\p{L}\p{N}])/gu;
const BEFORE = /[\p{L}\p{M}\p{N}-]+$/u;
const AFTER = /^[\p{L}\p{M}\p{N}]+(?:-\p{L}+)*/u;
/** Longer parts are no words. */
const LONGEST = 40;
const WORD = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;
/** Most texts repeat their words soon. */
const MOST_SEEN = 50_000;

const wordSet = (words: string) => new Set(words.split(' '));
const compoundFirsts = wordSet(
  'além alto alvo amor ano aquém arco ar arquivo auxílio baixo bem boa bom carro cesta cirurgião contra decreto diretor editor engenheiro ex ferro força ' +
    'gás guarda hora já licença livre livro mão matéria mal médico meio mestre não navio obra ofício operador padre papel para pé porta pós posto pré primeiro prêmio pró ' +
    'público quarta quinta recém rádio salário secretário segunda segundo seguro sem sexta situação sócio sub técnico tenente terça tira toca vale vaga vice',
);
const compoundSeconds = wordSet(
  'adjunto alimentação base chave chefe chuva condicionado desemprego executivo família feira feiras fim fins geral gerais hora lei leis limite limites ' +
    'louça maternidade mestre mor obra padrão pipa piloto presidente prima primas refeição saúde transporte vindo',
);
/** Pronouns after a verb. */
const pronouns = wordSet('se lo la los las lhe lhes me te nos vos no na nas');
/** The word goes on after them: `pré- e pós-`. */
const between = wordSet('e ou a');

/** Pages of one document, in their order: the words of those before help to tell how one is written. */
export class DividedWords {
  readonly #seen = new Set<string>();

  join(text: string): string {
    // Within a line they are invisible, but some fonts have no other hyphen, as in the number of a body.
    const plain = text.replace(/(?<=\p{N})\u00ad(?=\p{N})/gu, '-').replace(/\u00ad(?![ \t]*\n)/g, '');
    if (this.#seen.size < MOST_SEEN)
      for (const [word] of plain.matchAll(WORD)) if (word.length <= 2 * LONGEST) this.#seen.add(word.toLowerCase());
    return plain.replace(LINE_END, (mark, at: number) => {
      const before = BEFORE.exec(plain.slice(Math.max(0, at - LONGEST), at))?.[0] ?? '';
      const after = AFTER.exec(plain.slice(at + mark.length, at + mark.length + LONGEST))?.[0] ?? '';
      if (between.has(after.toLowerCase())) return mark;
      return this.#hasHyphen(before, after) ? '-' : '';
    });
  }

  #hasHyphen(before: string, after: string): boolean {
    if (/\p{N}/u.test(before + after) || (/\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(after))) return true;
    const [first, second] = [before.toLowerCase(), after.toLowerCase()];
    if (this.#seen.has(`${first}-${second}`)) return true;
    if (this.#seen.has(first + second)) return false;
    return `${first}${second}`.includes('-') || compoundFirsts.has(first) || compoundSeconds.has(second) || isWithPronoun(first, second);
  }
}

/** `candidatar-se`, `apresentá-lo`, `encontra-se`; not `clas-se`, `hipóte-se`. A hyphen too many hides no word: its parts are found too. */
function isWithPronoun(verb: string, pronoun: string): boolean {
  if (!pronouns.has(pronoun) || verb.length <= 3) return false;
  return /(?:[aeiou]r|[áêéíô]|[aeiou]u|m)$/u.test(verb) || (pronoun === 'se' && /^[a-zç]{3,}[ae]$/u.test(verb));
}
