// What changed of the items that an account follows, for its bulletin.
import type {} from '#features/licitacoes/server/tables.ts';
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { formatsOf } from '#kit/server/text/formats.ts';
import { changeKindOf } from '../changeKinds.ts';
import { type FollowKind, followKinds } from '../contract.ts';
import { type Change, pickImportant } from './changes.ts';
import { describeChange, type ToldChange } from './describeChange.ts';
import { nameColumns, nameOf } from './followedItems.ts';
import { readSettings } from './settings.ts';
import type {} from './tables.ts';

export type ChangedItem = {
  kind: FollowKind;
  item: number;
  name: string;
  /** Objeto or ementa, without line breaks. */
  text: string;
  /** The most important ones; `more`: how many others there are. */
  changes: ToldChange[];
  more: number;
};

/** More changes than these of one account are not read. */
const MOST_CHANGES = 2000;
const MOST_ITEMS = 50;

/** Changes by imports after `after` and up to `until`, but for kinds that the account mutes in mails. */
export async function listChangedItems(
  db: Queries,
  userId: number,
  { after, until }: { after: string; until: string },
  language: Language,
): Promise<ChangedItem[]> {
  const { mutedMail } = await readSettings(db, userId);
  const formats = formatsOf(language);
  const items: ChangedItem[] = [];
  for (const kind of followKinds) {
    const changes = (await changesOf(db, kind, userId, after, until)).filter((change) => !mutedMail.includes(changeKindOf(change)));
    const byItem = Map.groupBy(changes, ({ item }) => item);
    const about = await findItems(db, kind, [...byItem.keys()].slice(0, MOST_ITEMS));
    for (const { id: item, name, text } of about) {
      const picked = pickImportant(kind, byItem.get(item) ?? []);
      const told = picked.changes.map((change) => describeChange(kind, change, language, formats));
      items.push({ kind, item, name, text, changes: told, more: picked.more });
    }
  }
  return items;
}

function changesOf(db: Queries, kind: FollowKind, userId: number, after: string, until: string): Promise<Change[]> {
  if (kind === 'licitacao')
    return db
      .selectFrom('follows')
      .innerJoin('licitacoes_alteracoes as changes', 'changes.licitacao_id', 'follows.item_id')
      .where('follows.user_id', '=', userId)
      .where('follows.kind', '=', kind)
      .where('changes.importacao_id', 'is not', null)
      .where('changes.alterada_em', '>', after)
      .where('changes.alterada_em', '<=', until)
      .whereRef('changes.alterada_em', '>', 'follows.created_at')
      .select(['changes.id', 'item_id as item', 'importacao_id', 'campo', 'antes', 'depois', 'alterada_em', 'parte', 'numero'])
      .orderBy('changes.id')
      .limit(MOST_CHANGES)
      .execute()
      .then((rows) => rows.map(({ parte, numero, ...change }) => (parte === 'licitacao' ? change : { ...change, parte, numero })));
  return db
    .selectFrom('follows')
    .innerJoin('projetos_alteracoes as changes', 'changes.projeto_id', 'follows.item_id')
    .where('follows.user_id', '=', userId)
    .where('follows.kind', '=', kind)
    .where('changes.importacao_id', 'is not', null)
    .where('changes.alterada_em', '>', after)
    .where('changes.alterada_em', '<=', until)
    .whereRef('changes.alterada_em', '>', 'follows.created_at')
    .select(['changes.id', 'item_id as item', 'importacao_id', 'campo', 'antes', 'depois', 'alterada_em'])
    .orderBy('changes.id')
    .limit(MOST_CHANGES)
    .execute();
}

async function findItems(db: Queries, kind: FollowKind, ids: readonly number[]) {
  if (ids.length === 0) return [];
  if (kind === 'licitacao') {
    const rows = await db
      .selectFrom('licitacoes')
      .select(['id', 'modalidade', 'num_licitacao', 'objeto'])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id, objeto, ...named }) => ({ id, text: flat(objeto), name: nameOf({ ...nobody, ...named }) }));
  }
  const rows = await db
    .selectFrom('projetos')
    .select(['id', 'tipo', 'numero', 'ano', 'ementa'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id, ementa, ...named }) => ({ id, text: flat(ementa), name: nameOf({ ...nobody, ...named }) }));
}
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const nobody = Object.fromEntries(nameColumns.map((column) => [column.split('.')[1], null])) as Parameters<typeof nameOf>[0];
