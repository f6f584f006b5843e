// What the search of everything finds of suppliers.
import { bareNumber, looksLikeCnpj, looksLikeCpf, masked } from '#brasil/documento.ts';
import { wantedWords } from '#brasil/wantedWords.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';

/** By number, or those whose name has all words: one that begins with what was typed first, then who won most. */
export async function findFornecedores({ read }: Database, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  const number = bareNumber(q);
  const words = wantedWords(q);
  let found = read.selectFrom('fornecedores').where('itens', '>', 0);
  if (looksLikeCnpj(number) || looksLikeCpf(number)) found = found.where('documento', '=', number);
  else if (words.length === 0) return [];
  else for (const word of words) found = found.where((is) => isLike(is.ref('nome_chave'), `%${likePart(word)}%`));
  const rows = await found
    .select(['documento', 'nome'])
    .orderBy((is) =>
      is
        .case()
        .when(isLike(is.ref('nome_chave'), `${likePart(q)}%`))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('centavos', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ documento, nome }) => ({
    title: nome || masked(documento),
    words: masked(documento),
    link: `/fornecedores/${documento}`,
  }));
}
