// Which prices match, in SQL.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { bareNumber, looksLikeCnpj, looksLikeCpf } from '#brasil/documento.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Database, Tables, TextSearch } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import { NO_UNIT, type PrecoFilters } from '../contract.ts';

type Is = ExpressionBuilder<Tables, 'precos'>;

/** Of words that more items have, those that were stored last are read. */
const MOST_READ = 100_000;

/** @throws {Problem} when neither words nor a catalogue code say what is looked for */
export function mustSayWhat(filter: PrecoFilters, language: Language): void {
  if (!filter.catalogo && !wordsOf(filter))
    throw new Problem('validation', needsWords, [{ path: 'query.q', message: needsWords[language] }]);
}

/** The words looked for; undefined when there are none, or only excluded ones. */
function wordsOf({ q = '' }: PrecoFilters): TextSearch | undefined {
  const search = parseSearch(q, { hasLabels: false });
  return search && search.all.length > 0 ? search : undefined;
}

/** Whether more items have the words than are read. */
export async function isCut({ engine, read }: Database, filter: PrecoFilters): Promise<boolean> {
  const search = wordsOf(filter);
  if (!search) return false;
  const { rows } = await sql<{ n: number | string }>`
    select count(*) as n from ${engine.newestMatching('precos_textos', search, MOST_READ)} as found`.execute(read);
  return Number(rows[0]?.n) >= MOST_READ;
}

/** The conditions without the unit. */
export function matchesFilter({ engine }: Database, filter: PrecoFilters): (is: Is) => Expression<SqlBool> {
  const search = wordsOf(filter);
  const { catalogo, de, ate, uf, orgao, fornecedor, valorMin, valorMax } = filter;
  return (is) => {
    const conditions: Expression<SqlBool>[] = [];
    if (search) conditions.push(sql<SqlBool>`precos.id in ${engine.newestMatching('precos_textos', search, MOST_READ)}`);
    if (catalogo) conditions.push(is('precos.catalogo', '=', catalogo));
    if (de) conditions.push(is('precos.dia', '>=', de));
    if (ate) conditions.push(is('precos.dia', '<=', ate));
    if (uf) conditions.push(uf.length > 0 ? is('precos.uf', 'in', uf) : is.lit(false));
    if (orgao) conditions.push(ofOrgao(is, orgao));
    if (fornecedor) conditions.push(ofFornecedor(is, fornecedor));
    if (valorMin !== undefined) conditions.push(is('precos.valor', '>=', valorMin));
    if (valorMax !== undefined) conditions.push(is('precos.valor', '<=', valorMax));
    return is.and(conditions);
  };
}

/** The unit as it is stored. */
export const storedUnit = (unidade: string) => (unidade === NO_UNIT ? '' : unidade);

/** A number as people write it, without its marks. */
function numberIn(typed: string): string | undefined {
  const bare = bareNumber(typed);
  return looksLikeCnpj(bare) || looksLikeCpf(bare) ? bare : undefined;
}

function ofOrgao(is: Is, typed: string): Expression<SqlBool> {
  const cnpj = numberIn(typed);
  if (cnpj) return is('precos.orgao_cnpj', '=', cnpj);
  // `local` has the folded name, and the município on a line of its own.
  return is.exists(
    is
      .selectFrom('licitacoes')
      .select('licitacoes.id')
      .whereRef('licitacoes.id', '=', 'precos.licitacao_id')
      .where((one) => isLike(one.ref('licitacoes.local'), `%${likePart(typed)}%\n%`)),
  );
}

function ofFornecedor(is: Is, typed: string): Expression<SqlBool> {
  const documento = numberIn(typed);
  if (documento) return is('precos.fornecedor', '=', documento);
  return is.exists(
    is
      .selectFrom('fornecedores')
      .select('fornecedores.id')
      .whereRef('fornecedores.documento', '=', 'precos.fornecedor')
      .where((one) => isLike(one.ref('fornecedores.nome_chave'), `%${likePart(typed)}%`)),
  );
}

const needsWords: LocalizedText = {
  pt: 'Escreva palavras do item ou o código do catálogo.',
  en: 'Enter words of the item, or its catalogue code.',
  fr: "Saisissez des mots de l'article ou son code de catalogue.",
  de: 'Geben Sie Wörter der Position oder ihren Katalogcode ein.',
};
