// Changes of followed items by imports, in one format for notices and bills.
import { sql } from 'kysely';
import type {} from '#features/importacoes/server/tables.ts';
import { cutText } from '#kit/cutText.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FollowKind } from '../contract.ts';
import { followedFields } from '../followedFields.ts';
import type { ChangedField } from '../notifications.ts';

export type Change = ChangedField & { id: number; item: number; importacao_id: number | null; alterada_em: string };

const MOST_LISTED = 5;
const LONGEST_VALUE = 200;

/** Of fields that notifications do not name; parts come after them. */
const LEAST_IMPORTANT = 99;
const partsInOrder = [undefined, 'resultado', 'documento', 'lote'];

/** The newest change; 0: there is none. */
export async function findLastChange(db: Queries, kind: FollowKind): Promise<number> {
  const { id } = await db
    .selectFrom(kind === 'licitacao' ? 'licitacoes_alteracoes' : 'projetos_alteracoes')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/**
 * The newest change after `after` up to which all were made by finished imports; a requeued run is not finished. Imports run one at a time,
 * so changes of the current one come after all others.
 */
export async function findLastComplete(db: Queries, kind: FollowKind, after: number): Promise<number | undefined> {
  const table = kind === 'licitacao' ? 'licitacoes_alteracoes' : 'projetos_alteracoes';
  const open = await db
    .selectFrom('importacoes')
    .select('id')
    .where((is) => is.or([is('estado', '=', 'em_andamento'), is.and([is('estado', '=', 'na_fila'), is('tentativa', '>', 0)])]))
    .execute();
  const above = db.selectFrom(table).select('id').where('id', '>', after);
  const ids = open.map(({ id }) => id);
  const first = ids.length === 0 ? undefined : await above.where('importacao_id', 'in', ids).orderBy('id').limit(1).executeTakeFirst();
  const last = await above
    .$if(first !== undefined, (query) => query.where('id', '<', first?.id as number))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id;
}

/** Changes of these items by imports, after `after` and up to `until`, in order. */
export async function listChanges(
  db: Queries,
  kind: FollowKind,
  items: readonly number[],
  { after, until }: { after: number; until: number },
): Promise<Change[]> {
  if (items.length === 0) return [];
  if (kind === 'projeto')
    return db
      .selectFrom('projetos_alteracoes')
      .select(['id', 'projeto_id as item', 'importacao_id', 'campo', 'antes', 'depois', 'alterada_em'])
      .where('projeto_id', 'in', items)
      .where('id', '>', after)
      .where('id', '<=', until)
      .where('importacao_id', 'is not', null)
      .orderBy('id')
      .execute();
  const rows = await db
    .selectFrom('licitacoes_alteracoes')
    .select(['id', 'licitacao_id as item', 'importacao_id', 'campo', 'antes', 'depois', 'alterada_em', 'parte', 'numero'])
    .where('licitacao_id', 'in', items)
    .where('id', '>', after)
    .where('id', '<=', until)
    .where('importacao_id', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ parte, numero, ...change }) => (parte === 'licitacao' ? change : { ...change, parte, numero }));
}

/** Number of changes per item that has any. */
export async function countChanges(
  db: Queries,
  kind: FollowKind,
  items: readonly number[],
  { after, until }: { after: number; until: number },
): Promise<Map<number, number>> {
  if (items.length === 0) return new Map();
  const [table, column] =
    kind === 'licitacao' ? (['licitacoes_alteracoes', 'licitacao_id'] as const) : (['projetos_alteracoes', 'projeto_id'] as const);
  const rows = await db
    .selectFrom(table)
    .select([sql<number>`${sql.ref(column)}`.as('item'), ({ fn }) => fn.countAll<number>().as('total')])
    .where(sql<number>`${sql.ref(column)}`, 'in', items)
    .where('id', '>', after)
    .where('id', '<=', until)
    .where('importacao_id', 'is not', null)
    .groupBy(sql`${sql.ref(column)}`)
    .execute();
  return new Map(rows.map(({ item, total }) => [item, total]));
}

/** The most important changes, and the number of others. */
export function pickImportant(kind: FollowKind, changes: readonly Change[]): { changes: ChangedField[]; more: number } {
  const rank = ({ campo, parte }: Change) => {
    const importance = followedFields[kind].get(campo)?.shown.notification ?? LEAST_IMPORTANT;
    return partsInOrder.indexOf(parte) * (LEAST_IMPORTANT + 1) + importance;
  };
  // Of several steps of a bill the last one matters.
  const order = kind === 'projeto' ? -1 : 1;
  const sorted = changes.toSorted((a, b) => rank(a) - rank(b) || order * (a.id - b.id));
  const picked = sorted.slice(0, MOST_LISTED).map(({ campo, antes, depois, parte, numero }): ChangedField => {
    const values = { campo, antes: cut(antes), depois: cut(depois) };
    return parte === undefined ? values : { ...values, parte, numero: numero ?? '' };
  });
  return { changes: picked, more: changes.length - picked.length };
}

function cut(value: string | null): string | null {
  return value === null || value.length <= LONGEST_VALUE ? value : `${cutText(value, LONGEST_VALUE - 1)}…`;
}
