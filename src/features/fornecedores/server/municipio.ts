// A município: what all public bodies in it buy, and which bodies these are.
import type {} from '#features/licitacoes/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { findContaining } from '#kit/server/text/contains.ts';
import type { MunicipioDetail } from '../contract.ts';
import { findOrgaoNames } from './orgao.ts';
import type { FindPrecos } from './ports.ts';
import { type Bought, type Buyer, findPurchases, noticesOf, readBought } from './purchases.ts';
import { sumBy } from './sums.ts';

const MOST_BODIES = 50;

export const municipioBy = (ibge: string): Buyer => ({ column: 'ibge', key: ibge });

/** @throws {Problem} `not-found` when it has no notice */
export async function findMunicipio(database: Database, ibge: string, findPrecos: FindPrecos, now = new Date()): Promise<MunicipioDetail> {
  const named = await database.read
    .selectFrom('municipios')
    .select(['ibge', 'nome', 'uf'])
    .where('ibge', '=', ibge)
    .where('licitacoes', '>', 0)
    .executeTakeFirst();
  if (!named) return notFound();
  const buyer = municipioBy(ibge);
  const rows = await readBought(database, buyer);
  const [purchases, bodies] = await Promise.all([
    findPurchases(database, buyer, { rows, findPrecos, now }),
    findBodies(database, buyer, rows),
  ]);
  return { ...named, ...purchases, ...bodies };
}

/** Its bodies, with what they bought here: some buy in several municípios. */
async function findBodies(
  database: Database,
  buyer: Buyer,
  rows: readonly Bought[],
): Promise<Pick<MunicipioDetail, 'orgaos' | 'totalOrgaos'>> {
  const counted = await noticesOf(database, buyer)
    .select('orgao_cnpj as cnpj')
    .select(({ fn }) => fn.countAll<number>().as('licitacoes'))
    .groupBy('orgao_cnpj')
    .execute();
  const sums = new Map(sumBy(rows, ({ orgao }) => orgao).map(({ key, ...sum }) => [key, sum]));
  const orgaos = counted
    .map((body) => ({ ...body, ...(sums.get(body.cnpj) ?? { n: 0, total: 0 }) }))
    .sort((a, b) => b.total - a.total || b.licitacoes - a.licitacoes || (a.cnpj < b.cnpj ? -1 : 1))
    .slice(0, MOST_BODIES);
  const names = await findOrgaoNames(
    database,
    orgaos.map(({ cnpj }) => cnpj),
  );
  return { orgaos: orgaos.map((body) => ({ ...body, nome: names.get(body.cnpj) ?? '' })), totalOrgaos: counted.length };
}

/** What the search of everything finds: by name, those with most notices first, or the one with this code. */
export async function searchMunicipios({ read }: Database, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  const known = read.selectFrom('municipios').select(['ibge', 'nome', 'uf']).where('licitacoes', '>', 0);
  const found = /^\d{7}$/.test(q.trim())
    ? await known.where('ibge', '=', q.trim()).execute()
    : await findContaining({ q, limit }, (isAsked, most) =>
        known
          .where((is) => isAsked(is.ref('nome_chave')))
          .orderBy('licitacoes', 'desc')
          .orderBy('id')
          .limit(most)
          .execute(),
      );
  return found.map(({ ibge, nome, uf }) => ({ title: nome || ibge, by: uf, link: `/municipios/${ibge}` }));
}
