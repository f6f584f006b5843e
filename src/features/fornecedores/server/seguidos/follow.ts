// Follows suppliers, public bodies and municípios. All of it belongs to the account.
import { bareNumber } from '#brasil/documento.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type {} from '#features/notifications/server/tables.ts';
import { type Language, notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { refuseWrong } from '#kit/server/fieldFaults.ts';
import { badYear, isPlausible } from '#kit/server/plausibleInstant.ts';
import { isUndone } from '#kit/server/undone.ts';
import type { NewsNotification } from '../../notifications.ts';
import type { Seguido, SeguidoKind } from '../../seguidos.ts';
import type {} from '../tables.ts';

type Told = { userId: number; kind: string; from: string; to: string };
/** Hides notifications of an account whose `about` begins with `from`, and shows them again; `to` replaces it. */
export type SetAside = {
  setAsideNotifications(db: Queries, told: Told): Promise<void>;
  bringBackNotifications(db: Queries, since: string, told: Told): Promise<void>;
};

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

/** @throws {Problem} `validation` when nobody can have followed since then */
export function refuseBadDay(since: string | undefined, language: Language): void {
  refuseWrong([['since', since !== undefined && !isPlausible(since), badYear]], language);
}

/**
 * @param since given by what undoes the end of a follow: it goes on from then, with what the bell told of it
 * @throws {Problem} `not-found` when there is no such supplier, body or município
 */
export async function follow(
  db: Queries,
  ports: Pick<SetAside, 'bringBackNotifications'>,
  userId: number,
  { kind, documento: typed }: One,
  { silenciado, since }: { silenciado: boolean; since?: string },
): Promise<void> {
  const documento = bareNumber(typed);
  const names = await findSeguidoNames(db, [{ kind, documento }]);
  if (userId === 0 || names({ kind, documento }) === '') notFound();
  const now = new Date().toISOString();
  const begun = since === undefined ? now : new Date(since).toISOString();
  const created_at = begun < now ? begun : now;
  const known = await db
    .updateTable('seguidos')
    .set({ silenciado })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('documento', '=', documento)
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  // One that began again meanwhile goes on from the earlier day too.
  if (known && (since === undefined || known.created_at <= created_at)) return;
  const { id } =
    known ??
    (await db
      .insertInto('seguidos')
      .values({ user_id: userId, kind, documento, silenciado, bell_about: '', created_at })
      .onConflict((same) => same.columns(['user_id', 'kind', 'documento']).doUpdateSet({ silenciado }))
      .returning('id')
      .executeTakeFirstOrThrow());
  if (since === undefined) return;
  const told = { userId, kind: newsKinds[kind], from: setAsideAs(documento), to: `${id} ` };
  await ports.bringBackNotifications(db, created_at, told);
  const bell_about = await findUnread(db, userId, kind, documento);
  await db.updateTable('seguidos').set({ bell_about, created_at }).where('id', '=', id).execute();
}

/** If the follow had just begun, what the bell told of it is hidden until that is undone. */
export async function unfollow(
  db: Queries,
  ports: Pick<SetAside, 'setAsideNotifications'>,
  userId: number,
  { kind, documento: typed }: One,
): Promise<void> {
  const documento = bareNumber(typed);
  const ended = await db
    .deleteFrom('seguidos')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('documento', '=', documento)
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (!ended || !isUndone(ended.created_at)) return;
  await ports.setAsideNotifications(db, { userId, kind: newsKinds[kind], from: `${ended.id} `, to: setAsideAs(documento) });
}

function setAsideAs(documento: string): string {
  return `ended ${documento} `;
}

/** The notification that counts on, if one is unread. */
async function findUnread(db: Queries, userId: number, kind: SeguidoKind, documento: string): Promise<string> {
  const unread = await db
    .selectFrom('notifications')
    .select(['about', 'data'])
    .where('user_id', '=', userId)
    .where('kind', '=', newsKinds[kind])
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return unread.find(({ data }) => (data as NewsNotification).documento === documento)?.about ?? '';
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
