// Follows suppliers, public bodies and municípios. All of it belongs to the account.
import { bareNumber } from '#brasil/documento.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type {} from '#features/notifications/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { isUndone } from '#kit/server/undone.ts';
import type { Seguido, SeguidoKind } from '../../seguidos.ts';
import type {} from '../tables.ts';

/** Removes notifications of an account as if never sent. */
export type Retract = (db: Queries, kinds: readonly string[], abouts: readonly string[], from: readonly number[]) => Promise<unknown>;

/** The notifications that tell of them; their `about` begins with the follow's id. */
export const newsKinds = {
  fornecedor: 'fornecedores.won',
  orgao: 'orgaos.published',
  municipio: 'municipios.published',
} as const satisfies Record<SeguidoKind, string>;

type One = { kind: SeguidoKind; documento: string };

export async function listSeguidos(db: Queries, userId: number): Promise<Seguido[]> {
  const rows = await db
    .selectFrom('seguidos')
    .select(['kind', 'documento', 'silenciado', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const names = await findSeguidoNames(db, rows);
  return rows
    .map((row) => ({ ...row, silenciado: Boolean(row.silenciado), nome: names(row) }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt') || (a.documento < b.documento ? -1 : 1));
}

/** @throws {Problem} `not-found` when there is no such supplier, body or município */
export async function follow(db: Queries, userId: number, { kind, documento: typed }: One, silenciado: boolean): Promise<void> {
  const documento = bareNumber(typed);
  const names = await findSeguidoNames(db, [{ kind, documento }]);
  if (userId === 0 || names({ kind, documento }) === '') notFound();
  await db
    .insertInto('seguidos')
    .values({ user_id: userId, kind, documento, silenciado, bell_about: '', created_at: new Date().toISOString() })
    .onConflict((known) => known.columns(['user_id', 'kind', 'documento']).doUpdateSet({ silenciado }))
    .execute();
}

/** If the follow had just begun, what the bell told of it is taken back. */
export async function unfollow(db: Queries, retract: Retract, userId: number, { kind, documento }: One): Promise<void> {
  const ended = await db
    .deleteFrom('seguidos')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('documento', '=', bareNumber(documento))
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (!ended || !isUndone(ended.created_at)) return;
  const told = await db
    .selectFrom('notifications')
    .select('about')
    .where('user_id', '=', userId)
    .where('kind', '=', newsKinds[kind])
    .where('about', 'like', `${ended.id} %`)
    .execute();
  const abouts = told.map(({ about }) => about);
  if (abouts.length > 0) await retract(db, [newsKinds[kind]], abouts, [userId]);
}

/** Names as the latest record says; the number when it has none, empty when nothing is known of it. */
export async function findSeguidoNames(db: Queries, some: readonly One[]): Promise<(one: One) => string> {
  const names = new Map<string, string>();
  const of = (kind: SeguidoKind) => [...new Set(some.filter((one) => one.kind === kind).map(({ documento }) => documento))];
  const [suppliers, bodies, places] = [of('fornecedor'), of('orgao'), of('municipio')];
  if (suppliers.length > 0) {
    const rows = await db.selectFrom('fornecedores').select(['documento', 'nome']).where('documento', 'in', suppliers).execute();
    for (const { documento, nome } of rows) names.set(`fornecedor ${documento}`, nome || documento);
  }
  if (bodies.length > 0) {
    const rows = await db
      .selectFrom('licitacoes')
      .select(['orgao_cnpj', ({ fn }) => fn.max('orgao').as('nome')])
      .where('orgao_cnpj', 'in', bodies)
      .groupBy('orgao_cnpj')
      .execute();
    for (const { orgao_cnpj, nome } of rows) names.set(`orgao ${orgao_cnpj}`, nome || orgao_cnpj);
  }
  if (places.length > 0) {
    const rows = await db.selectFrom('municipios').select(['ibge', 'nome', 'uf']).where('ibge', 'in', places).execute();
    for (const { ibge, nome, uf } of rows) names.set(`municipio ${ibge}`, [nome || ibge, uf].filter(Boolean).join('/'));
  }
  return ({ kind, documento }) => names.get(`${kind} ${documento}`) ?? '';
}
