// The list of suppliers.
import { bareNumber, looksLikeCnpj, looksLikeCpf } from '#brasil/documento.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { Fornecedor, fornecedores } from '../contract.ts';

type ListQuery = Required<Static<typeof fornecedores.list.query>>;

const CENTS = 100;
const orderedBy = { total: 'centavos', itens: 'itens', nome: 'nome_chave' } as const;

/** Suppliers whose results were all cancelled or removed are left out. */
export async function listFornecedores(
  { read }: Database,
  { q, sort, order, page, perPage }: ListQuery,
): Promise<{ fornecedores: Fornecedor[]; total: number }> {
  const number = bareNumber(q);
  const part = likePart(q);
  let found = read.selectFrom('fornecedores').where('itens', '>', 0);
  if (looksLikeCnpj(number) || looksLikeCpf(number)) found = found.where('documento', '=', number);
  else if (part !== '') found = found.where((is) => isLike(is.ref('nome_chave'), `%${part}%`));
  const [rows, { total }] = await Promise.all([
    found
      .select(['id', 'documento', 'nome', 'itens', 'centavos'])
      .orderBy(orderedBy[sort], order)
      .orderBy('id', order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { fornecedores: rows.map(({ centavos, ...row }) => ({ ...row, total: centavos / CENTS })), total };
}

/** The names of these suppliers, by number. */
export async function findNames({ read }: Database, documentos: readonly string[]): Promise<Map<string, string>> {
  if (documentos.length === 0) return new Map();
  const rows = await read
    .selectFrom('fornecedores')
    .select(['documento', 'nome'])
    .where('documento', 'in', [...documentos])
    .execute();
  return new Map(rows.map(({ documento, nome }) => [documento, nome]));
}
