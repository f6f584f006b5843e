// The words by which the price of an item is looked for.
import { fold } from '#kit/foldedWords.ts';
import { littleWords } from './littleWords.ts';

/** Words that a question has at most, and those that it has if the description has them. */
const [MOST, WANTED] = [4, 2];
const SHORTEST = 3;

/** How a thing is bought or measured, not what it is. */
const ofPurchases = new Set(
  [
    'aquisicao contratacao compra fornecimento prestacao empresa especializada eventual futura registro preco precos item itens lote tipo',
    'unidade unidades litro litros metro metros quilo quilos grama gramas capacidade contendo',
  ].flatMap((words) => words.split(' ')),
);
/** Words that say what a thing is only together with others. */
const kinds = new Set(
  [
    'servico servicos material materiais produto produtos equipamento equipamentos peca pecas kit conjunto jogo locacao manutencao',
    'saco sacos caixa caixas pacote pacotes frasco frascos galao balde rolo rolos tubo tubos garrafa lata bobina par pares',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Questions for the price of an item, the narrowest first: the words that say what it is, without its last one, and so on.
 * «PAPEL SULFITE A4, 75 G/M², BRANCO» → «PAPEL SULFITE», «PAPEL». Empty when the description has no words.
 */
export function itemQuestions(descricao: string): string[] {
  const words = itemWords(descricao);
  const first = words.findIndex((word) => !kinds.has(fold(word)));
  const least = first === -1 ? words.length : first + 1;
  return words.slice(least - 1).map((_, dropped) => words.slice(0, words.length - dropped).join(' '));
}

/** The first words, up to the first mark that begins its features; the next part too while they do not say what it is. */
function itemWords(descricao: string): string[] {
  const found: string[] = [];
  for (const part of descricao.split(/[,;:()/\n]|\s[-–—]\s|\.\s/u)) {
    const isSaid = found.length >= WANTED && found.some((word) => !kinds.has(fold(word)));
    if (isSaid || found.length >= MOST) break;
    found.push(...(part.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).filter(saysSomething));
  }
  return [...new Set(found)].slice(0, MOST);
}

function saysSomething(word: string): boolean {
  const folded = fold(word);
  return word.length >= SHORTEST && !littleWords.has(folded) && !ofPurchases.has(folded);
}
