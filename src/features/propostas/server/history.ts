// What users changed: written with each change, shown as history, and told to those whose change came too late.
import type { LocalizedText } from '#kit/errors.ts';
import { type Language, problems } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Alteracao, Conflito } from '../entities.ts';
import { findPeople } from './people.ts';
import type {} from './tables.ts';

type Value = string | number | boolean | null;
/** Which offer or item, and the version that the change leads to. */
export type Changed = { proposta: number; item?: { id: number; numero: number }; version: number; by: number };

/** What a change is of: an offer, or one of its items. */
export type ChangeOf = { proposta: number; item: number | null };
export type Versions = { sent: number; current: number };

const changedMeanwhile: LocalizedText = {
  pt: 'Outra pessoa alterou estes dados enquanto você editava. Confira o que mudou e decida de novo.',
  en: 'Someone else changed this while you were editing. Check what changed and decide again.',
  fr: 'Une autre personne a modifié ces données pendant votre saisie. Vérifiez ce qui a changé, puis décidez.',
  de: 'Jemand anderes hat dies geändert, während Sie es bearbeitet haben. Prüfen Sie die Änderung und entscheiden Sie neu.',
};

/** Most of the others' changes that a refusal lists. */
const MOST_TOLD = 50;

/** Records the fields that differ. @returns whether any does */
export async function recordChanges(
  db: Queries,
  { proposta, item, version, by }: Changed,
  before: Record<string, Value>,
  after: Record<string, Value>,
): Promise<boolean> {
  const alterada_em = new Date().toISOString();
  const rows = Object.entries(after)
    .filter(([campo, value]) => value !== before[campo])
    .map(([campo, value]) => ({
      ...{ proposta_id: proposta, item_id: item?.id ?? null, numero: item?.numero ?? null, campo },
      ...{ antes: textOf(before[campo]), depois: textOf(value), version, user_id: by, alterada_em },
    }));
  if (rows.length === 0) return false;
  await db.insertInto('propostas_alteracoes').values(rows).execute();
  return true;
}

function textOf(value: Value | undefined): string | null {
  return value === null || value === undefined || value === '' ? null : String(value);
}

/** The history of an offer, newest first. */
export async function listHistory(
  db: Queries,
  proposta: number,
  { page, perPage }: { page: number; perPage: number },
  images: Pick<Images, 'addressOf'>,
): Promise<{ alteracoes: Alteracao[]; total: number }> {
  const all = db.selectFrom('propostas_alteracoes').where('proposta_id', '=', proposta);
  const [rows, { total }] = await Promise.all([
    all
      .selectAll()
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { alteracoes: await shown(db, rows, images), total: Number(total) };
}

/** The refusal of a change of an old version, with what others changed since. */
export async function conflictSince(
  db: Queries,
  of: ChangeOf,
  versions: Versions,
  images: Pick<Images, 'addressOf'>,
  language: Language,
): Promise<Conflito> {
  const rows = await db
    .selectFrom('propostas_alteracoes')
    .selectAll()
    .where('proposta_id', '=', of.proposta)
    .where('item_id', of.item === null ? 'is' : '=', of.item)
    .where('version', '>', versions.sent)
    .orderBy('id', 'desc')
    .limit(MOST_TOLD)
    .execute();
  const { status, title } = problems.conflict;
  return {
    ...{ type: 'conflict', title: title[language], status, detail: changedMeanwhile[language] },
    ...{ version: versions.current, alteracoes: await shown(db, rows, images) },
  };
}

type Row = Pick<Alteracao, 'id' | 'numero' | 'campo' | 'antes' | 'depois' | 'alterada_em'> & { user_id: number | null };

async function shown(db: Queries, rows: readonly Row[], images: Pick<Images, 'addressOf'>): Promise<Alteracao[]> {
  const people = await findPeople(
    db,
    rows.map(({ user_id }) => user_id),
    images,
  );
  return rows.map(({ id, numero, campo, antes, depois, user_id, alterada_em }) => ({
    ...{ id, numero, campo, antes, depois, alterada_em },
    quem: (user_id !== null && people.get(user_id)) || null,
  }));
}
