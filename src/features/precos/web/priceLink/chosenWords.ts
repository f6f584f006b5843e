// The words for the prices of many items: asked together, since a table of items shows them at the same time.
import { type ChosenWords, MOST_DESCRIPTIONS } from '../../contract.ts';
import { calls } from '../calls.ts';

/** How much of a description is read: features are at the end of long ones. */
export const LONGEST = 300;

type Asked = PromiseWithResolvers<ChosenWords> & { descricao: string };
const waiting: Asked[] = [];

/** The words to ask for the price of an item with this description, and how many prices they find. */
export function chosenWords(descricao: string): Promise<ChosenWords> {
  const asked = { ...Promise.withResolvers<ChosenWords>(), descricao: descricao.slice(0, LONGEST) };
  if (waiting.length === 0) setTimeout(() => askAll(waiting.splice(0)));
  waiting.push(asked);
  return asked.promise;
}

function askAll(all: Asked[]): void {
  for (let at = 0; at < all.length; at += MOST_DESCRIPTIONS) void ask(all.slice(at, at + MOST_DESCRIPTIONS));
}

async function ask(some: Asked[]): Promise<void> {
  try {
    const { escolhas } = await calls.chooseWords.send({ body: { descricoes: some.map(({ descricao }) => descricao) } });
    for (const [place, { resolve }] of some.entries()) resolve(escolhas[place] as ChosenWords);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}
