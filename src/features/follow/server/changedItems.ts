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

/** `more`: how many others changed. */
export type ChangedItems = { items: ChangedItem[]; more: number };

/** Changes that are read at once. */
const AT_ONCE = 2000;
/** Of each kind, the ones that changed first. */
const MOST_ITEMS = 50;

type Span = { after: string; until: string };

/** Items changed by imports after `after` and up to `until`, but for kinds of changes that the account mutes in mails. */
export async function listChangedItems(db: Queries, userId: number, span: Span, language: Language): Promise<ChangedItems> {
  const { mutedMail } = await readSettings(db, userId);
  const formats = formatsOf(language);
  const items: ChangedItem[] = [];
  let more = 0;
  for (const kind of followKinds) {
    const listed = new Map<number, Change[]>();
    const others = new Set<number>();
    for await (const change of changesOf(db, kind, userId, span)) {
      if (mutedMail.includes(changeKindOf(change))) continue;
      const changes = listed.get(change.item);
      if (changes) changes.push(change);
      else if (listed.size < MOST_ITEMS) listed.set(change.item, [change]);
      else others.add(change.item);
    }
    more += others.size;
    const about = new Map((await findItems(db, kind, [...listed.keys()])).map((found) => [found.id, found]));
    for (const [item, changes] of listed) {
      const found = about.get(item);
      if (!found) continue;
      const picked = pickImportant(kind, changes);
      const told = picked.changes.map((change) => describeChange(kind, change, language, formats));
      items.push({ kind, item, name: found.name, text: found.text, changes: told, more: picked.more });
    }
  }
  return { items, more };
}

/** In order. */
async function* changesOf(db: Queries, kind: FollowKind, userId: number, span: Span): AsyncGenerator<Change> {
  for (let last = 0, isMore = true; isMore; ) {
    const changes = await readChanges(db, kind, userId, span, last);
    yield* changes;
    last = changes.at(-1)?.id ?? last;
    isMore = changes.length === AT_ONCE;
  }
}

function readChanges(db: Queries, kind: FollowKind, userId: number, { after, until }: Span, last: number): Promise<Change[]> {
  if (kind === 'licitacao')
    return db
      .selectFrom('follows')
      .innerJoin('licitacoes_alteracoes as changes', 'changes.licitacao_id', 'follows.item_id')
      .where('follows.user_id', '=', userId)
      .where('follows.kind', '=', kind)
      .where('changes.id', '>', last)
      .where('changes.importacao_id', 'is not', null)
      .where('changes.alterada_em', '>', after)
      .where('changes.alterada_em', '<=', until)
      .whereRef('changes.alterada_em', '>', 'follows.created_at')
      .select(['changes.id', 'item_id as item', 'importacao_id', 'campo', 'antes', 'depois', 'alterada_em', 'parte', 'numero'])
      .orderBy('changes.id')
      .limit(AT_ONCE)
      .execute()
      .then((rows) => rows.map(({ parte, numero, ...change }) => (parte === 'licitacao' ? change : { ...change, parte, numero })));
  return db
    .selectFrom('follows')
    .innerJoin('projetos_alteracoes as changes', 'changes.projeto_id', 'follows.item_id')
    .where('follows.user_id', '=', userId)
    .where('follows.kind', '=', kind)
    .where('changes.id', '>', last)
    .where('changes.importacao_id', 'is not', null)
    .where('changes.alterada_em', '>', after)
    .where('changes.alterada_em', '<=', until)
    .whereRef('changes.alterada_em', '>', 'follows.created_at')
    .select(['changes.id', 'item_id as item', 'importacao_id', 'campo', 'antes', 'depois', 'alterada_em'])
    .orderBy('changes.id')
    .limit(AT_ONCE)
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
