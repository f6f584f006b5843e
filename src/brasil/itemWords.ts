// The words by which the price of an item is looked for.
import { fold } from '#kit/foldedWords.ts';
import { littleWords } from './littleWords.ts';

/** Words that a question has at most, besides numbers with their units, and those that it keeps: a noun alone names unlike goods. */
const [MOST, LEAST] = [4, 2];
const SHORTEST = 2;

/** How a thing is bought or measured, not what it is. */
const ofPurchases = wordSet(
  'aquisicao contratacao compra fornecimento prestacao empresa especializada eventual futura registro preco precos item itens lote tipo',
  'unidade unidades litro litros metro metros quilo quilos grama gramas capacidade contendo un und unid cx pct kg ml gr lt',
);
/** Words that say what a thing is only together with others. */
const kinds = wordSet(
  'servico servicos material materiais produto produtos equipamento equipamentos peca pecas kit conjunto jogo locacao manutencao',
  'saco sacos caixa caixas pacote pacotes frasco frascos galao garrafao balde rolo rolos tubo tubos garrafa lata bobina par pares',
);
/** What stands before a number that counts or names something else. */
const beforeOtherNumbers = wordSet(
  'item itens lote tipo no nr num numero artigo art lei decreto portaria nbr abnt iso edital ref codigo catmat',
);
/** Units of how much or how strong a thing is; numbers of other units, after the name of a thing, are details of how it is made. */
const ofSize = wordSet(
  'l lt litro litros ml kg quilo quilos g gr grama gramas mg mcg t ton w watt watts kw kva va btu btus hp cv gb tb mb mah ah',
  'm metro metros mm2 pol polegada polegadas canais canal lugares portas porta gavetas lumens v volts cc',
);

/**
 * Questions for the price of an item, the narrowest first: the words that say what it is, without its last one, and so on, down to two. Numbers that tell
 * it from others are in all of them. «Mesa de som digital de 24 canais» → «Mesa som digital 24 canais», «Mesa som 24 canais». Empty when the
 * description has no words.
 */
export function itemQuestions(descricao: string): string[] {
  const words = itemWords(descricao);
  const droppable = words.filter(({ isKept }) => !isKept);
  if (droppable.length === 0 && !words.some(({ text }) => /^\p{L}/u.test(text))) return [];
  const named = droppable.findIndex(({ text }) => !kinds.has(fold(text)));
  const least = Math.min(droppable.length, Math.max(LEAST, named === -1 ? droppable.length : named + 1));
  return Array.from({ length: Math.max(1, droppable.length - least + 1) }, (_, dropped) => {
    const gone = new Set(dropped === 0 ? [] : droppable.slice(-dropped));
    return words
      .filter((word) => !gone.has(word))
      .map(({ text }) => text)
      .join(' ');
  });
}

/** `isKept`: a number, or the word that says of what. */
type Word = { text: string; isKept: boolean };

/** The first words, up to the first mark that begins its features; the next part too while they do not say what it is. */
function itemWords(descricao: string): Word[] {
  const found: Word[] = [];
  let hasSize = false;
  // A comma or a slash within a number or a unit is part of it.
  for (const part of descricao.split(/[;:()\n]|,(?!\d)|\/(?!\d|m[²2]?\b|m²)|\s[-–—]\s|\.\s/iu)) {
    const said = found.filter(({ isKept }) => !isKept);
    const isNamed = said.some(({ text }) => !kinds.has(fold(text)));
    const isSaid = (found.length >= LEAST && isNamed) || said.length >= MOST;
    if (!isSaid) found.push(...wordsOfPart(part, MOST - said.length).filter(({ text }) => !isNamed || !kinds.has(fold(text))));
    // Of what follows the name, the first size tells goods apart: «Água mineral, garrafão de 20 litros».
    else if (!hasSize) found.push(...sizeIn(part));
    hasSize = found.some(({ isKept }) => isKept);
  }
  const seen = new Set<string>();
  return found.filter(({ text }) => !seen.has(fold(text)) && seen.add(fold(text)));
}

/** Numbers, also with letters («16GB», «175/70»), and words, also with hyphens and numbers («A4», «R22.5», «no-break»). */
const token = /\p{N}[\p{L}\p{N}]*(?:[.,/]\p{N}[\p{L}\p{N}]*)*|\p{L}[\p{L}\p{N}]*(?:-\p{L}[\p{L}\p{N}]*|\.\p{N}+)*/gu;
const isNumber = (text: string) => /\p{Nd}/u.test(text);

function wordsOfPart(part: string, most: number): Word[] {
  const tokens = part.match(token) ?? [];
  const found: Word[] = [];
  for (const [at, text] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isCounted = before !== undefined && isOwnNumber(before, tokens[at - 2]) && /^\p{Nd}[\p{Nd}.,/]*$/u.test(before);
    if (isNumber(text) ? isOwnNumber(text, before, next) : isCounted && !littleWords.has(fold(text))) found.push({ text, isKept: true });
    else if (!isNumber(text) && saysSomething(text) && found.filter(({ isKept }) => !isKept).length < most)
      found.push({ text, isKept: false });
  }
  return found;
}

/** Whether a number tells what the thing is: not that of a lot, a kind or a law, nor one digit of nothing. */
function isOwnNumber(text: string, before: string | undefined, next?: string): boolean {
  if (!isNumber(text) || (before !== undefined && beforeOtherNumbers.has(fold(before)))) return false;
  return text.length > 1 || next === undefined || !littleWords.has(fold(next));
}

/** The first number of a part that has a unit of size. */
function sizeIn(part: string): Word[] {
  const tokens = part.match(token) ?? [];
  for (const [at, text] of tokens.entries()) {
    const [, unit = ''] = /^\p{Nd}[\p{Nd}.,]*(\p{L}.*)?$/u.exec(text) ?? [];
    const next = tokens[at + 1] ?? '';
    if (unit && ofSize.has(unitKey(unit))) return [{ text, isKept: true }];
    if (/^\p{Nd}[\p{Nd}.,]*$/u.test(text) && ofSize.has(unitKey(next)) && !/\/\s*m/i.test(part.slice(part.indexOf(next))))
      return [text, next].map((one) => ({ text: one, isKept: true }));
  }
  return [];
}

function unitKey(unit: string): string {
  return fold(unit).replace('²', '2');
}

function saysSomething(word: string): boolean {
  const folded = fold(word);
  return word.length >= SHORTEST && !littleWords.has(folded) && !ofPurchases.has(folded);
}

function wordSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
