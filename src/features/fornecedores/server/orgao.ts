// A public body: what it buys, how long it takes from publication to result, and how often it fails.
import { bareNumber } from '#brasil/documento.ts';
import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { OrgaoDetail } from '../contract.ts';
import type { FindPrecos } from './ports.ts';
import { type Buyer, findPurchases, noticesOf, readBought } from './purchases.ts';

export const orgaoBy = (typed: string): Buyer => ({ column: 'orgao_cnpj', key: bareNumber(typed) });

/** @throws {Problem} `not-found` when it has no notice */
export async function findOrgao(database: Database, typed: string, findPrecos: FindPrecos, now = new Date()): Promise<OrgaoDetail> {
  const buyer = orgaoBy(typed);
  const [latest, rows] = await Promise.all([
    noticesOf(database, buyer)
      .select(['orgao', 'municipio', 'uf', 'ibge', 'esfera'])
      .orderBy('publicacao', 'desc')
      .limit(1)
      .executeTakeFirst(),
    readBought(database, buyer),
  ]);
  if (!latest) return notFound();
  const { orgao: nome, ...place } = latest;
  return { cnpj: buyer.key, nome, ...place, ...(await findPurchases(database, buyer, { rows, findPrecos, now })) };
}

/** The names of these bodies, by CNPJ: each as its latest notice writes it. */
export async function findOrgaoNames({ read }: Database, cnpjs: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    cnpjs.map((cnpj) =>
      read
        .selectFrom('licitacoes')
        .select('orgao')
        .where('orgao_cnpj', '=', cnpj)
        .orderBy('publicacao', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return new Map(cnpjs.map((cnpj, i) => [cnpj, found[i]?.orgao ?? '']));
}
