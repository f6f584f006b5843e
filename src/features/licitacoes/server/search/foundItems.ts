// Which items of the notices on a page match a text.
import type { Queries } from '#kit/server/database/database.ts';
import { ANY } from '#kit/server/search/anyWord.ts';
import type { Phrase, TextQuestion } from '#kit/server/search/textIndex.ts';
import type { Token } from '#kit/server/search/vocabulary.ts';
import { fold, foldName } from '#kit/server/text/fold.ts';
import { indexedItemColumns, places, portuguese, textsOfItem } from './schema.ts';
import type { FoundItem } from './search.ts';

const ITENS = 1 << places.indexOf('itens');
/** Items that are looked at per notice; few have more. */
const MOST_ITEMS = 500;

/** Of each notice, the item that has most of what is asked for, the first among equals. Notices without such an item are left out. */
export async function findItems(db: Queries, ids: readonly number[], { all, fields = ITENS }: TextQuestion): Promise<FoundItem[]> {
  if ((fields & ITENS) === 0 || ids.length === 0) return [];
  const items = await db
    .selectFrom('lotes')
    .select(indexedItemColumns)
    .where('licitacao_id', 'in', [...ids])
    .where('numero', '<=', MOST_ITEMS)
    .orderBy('licitacao_id')
    .orderBy('numero')
    .execute();
  const byNotice = Map.groupBy(items, ({ licitacao_id }) => licitacao_id);
  return ids.flatMap((id) => {
    const matching = (byNotice.get(id) ?? [])
      .map((item) => ({ numero: item.numero, descricao: item.descricao, matched: countMatched(textsOfItem(item), all) }))
      .filter(({ matched }) => matched > 0);
    const best = Math.max(0, ...matching.map(({ matched }) => matched));
    const first = matching.find(({ matched }) => matched === best);
    return first ? { id, numero: first.numero, descricao: first.descricao, mais: matching.length - 1 } : [];
  });
}

/** How many of the required alternatives the texts have. */
function countMatched(texts: readonly string[], all: TextQuestion['all']): number {
  const each = texts.map((text) => placesOf(portuguese.tokensOf(text)));
  return all.filter((any) => any.some((phrase) => each.some((places) => has(places, phrase)))).length;
}

/** The words of each place. */
function placesOf(tokens: readonly Token[]): Token[][] {
  const places: Token[][] = [];
  for (const token of tokens) {
    if (token.sharesPlace) places.at(-1)?.push(token);
    else places.push([token]);
  }
  return places;
}

function has(places: readonly Token[][], { words, isPrefix }: Phrase): boolean {
  const isWord = ({ form, stem }: Token, word: Token, isOpen: boolean) =>
    word.stem === ANY || stem === word.stem || (isOpen && foldName(form).startsWith(fold(word.form)));
  return places.some((_, from) =>
    words.every((word, at) => places[from + at]?.some((token) => isWord(token, word, isPrefix && at === words.length - 1)) ?? false),
  );
}
