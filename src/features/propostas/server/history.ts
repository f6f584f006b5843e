// What users changed: written with each change, shown as history, and told to those whose change came too late.
import { type Language, type LocalizedText, problems } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { changedSince, MOST_TOLD } from '#kit/server/rows/changedMeanwhile.ts';
import { localizeRow } from '#kit/server/text/builtInTexts.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { type Alteracao, type Conflito, type Etapa, isSent, isUnsent, type Papel } from '../entities.ts';
import { checklistTexts } from './checklist/texts.ts';
import { findPeople } from './people.ts';
import type {} from './tables.ts';

type Reader = { images: Pick<Images, 'addressOf'>; language: Language };
type Value = string | number | boolean | null;
/** Which offer or item, and the version that the change leads to. */
export type Changed = { proposta: number; item?: { id: number; numero: number }; entrada?: number; version: number; by: number };

/** What a change is of: an offer, one of its items, or an entry of its checklist. */
export type ChangeOf = { proposta: number; item: number | null; entrada?: number };
export type Versions = { sent: number; current: number };

/** Records the fields that differ. @returns whether any does */
export async function recordChanges(
  db: Queries,
  { proposta, item, entrada, version, by }: Changed,
  before: Record<string, Value>,
  after: Record<string, Value>,
): Promise<boolean> {
  const alterada_em = new Date().toISOString();
  const rows = Object.entries(after)
    .filter(([campo, value]) => value !== before[campo])
    .map(([campo, value]) => ({
      ...{ proposta_id: proposta, item_id: item?.id ?? null, numero: item?.numero ?? null, entrada_id: entrada ?? null, campo },
      ...{ antes: textOf(before[campo]), depois: textOf(value), version, user_id: by, alterada_em },
    }));
  if (rows.length === 0) return false;
  await db.insertInto('propostas_alteracoes').values(rows).execute();
  return true;
}

/** A change of one field of many offers. */
export type ChangeOfMany = { proposta: number; version: number; campo: string; antes: Value; depois: Value };

/** Records changes of many offers at one moment. */
export async function recordMany(db: Queries, changes: readonly ChangeOfMany[], { by, now }: { by: number; now: string }): Promise<void> {
  for (const some of inBatches(changes)) {
    const rows = some.map(({ proposta, version, campo, antes, depois }) => ({
      ...{ proposta_id: proposta, item_id: null, numero: null, entrada_id: null, campo, antes: textOf(antes), depois: textOf(depois) },
      ...{ version, user_id: by, alterada_em: now },
    }));
    await db.insertInto('propostas_alteracoes').values(rows).execute();
  }
}

function textOf(value: Value | undefined): string | null {
  return value === null || value === undefined || value === '' ? null : String(value);
}

/** The history of an offer, newest first. */
export async function listHistory(
  db: Queries,
  proposta: number,
  { page, perPage }: { page: number; perPage: number },
  reader: Reader,
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
  return { alteracoes: await shown(db, rows, reader), total: Number(total) };
}

/** When an offer was sent: it came to that stage or past it, and was not taken back since. */
export async function sentAt(db: Queries, proposta: number): Promise<string | null> {
  const stages = await db
    .selectFrom('propostas_alteracoes')
    .select(['depois', 'alterada_em'])
    .where('proposta_id', '=', proposta)
    .where('item_id', 'is', null)
    .where('entrada_id', 'is', null)
    .where('campo', '=', 'etapa')
    .orderBy('id')
    .execute();
  const since = stages.slice(stages.findLastIndex(({ depois }) => isUnsent(depois as Etapa)) + 1);
  return since.find(({ depois }) => isSent(depois as Etapa))?.alterada_em ?? null;
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
    .where('entrada_id', of.entrada === undefined ? 'is' : '=', of.entrada ?? null)
    .where('version', '>', versions.sent)
    .orderBy('id', 'desc')
    .limit(MOST_TOLD)
    .execute();
  const { status, title } = problems.conflict;
  return {
    ...{ type: 'conflict', title: title[language], status, detail: changedSince[language] },
    ...{ version: versions.current, alteracoes: await shown(db, rows, { images, language }) },
  };
}

type Row = Pick<Alteracao, 'id' | 'numero' | 'campo' | 'antes' | 'depois' | 'alterada_em'> & {
  user_id: number | null;
  entrada_id: number | null;
};

/** Changes as they are shown: with people's names instead of their ids, and the titles of entries. */
async function shown(db: Queries, rows: readonly Row[], { images, language }: Reader): Promise<Alteracao[]> {
  const ids = rows.flatMap((row) => [row.user_id, ...(isOfPeople(row) ? [...idsIn(row.antes), ...idsIn(row.depois)] : [])]);
  const [people, titles] = await Promise.all([findPeople(db, ids, images), findTitles(db, rows, language)]);
  return rows.map((row) => {
    const { id, numero, campo, antes, depois, user_id, entrada_id, alterada_em } = row;
    const named = (value: string | null) =>
      value === null ? null : isOfPeople(row) ? namesIn(value) : campo === 'certidao' ? withoutId(value) : value;
    return {
      ...{ id, numero, campo, antes: named(antes), depois: named(depois), alterada_em },
      entrada: entrada_id === null ? null : (titles.get(entrada_id) ?? ''),
      quem: (user_id !== null && people.get(user_id)) || null,
    };
  });

  /** `3:editor 7:leitor` → Ana Lima (edita), Rui Melo (lê) */
  function namesIn(value: string): string {
    const one = (part: string) => {
      const [id, papel] = part.split(':');
      const name = people.get(Number(id))?.fullName ?? '…';
      return papel ? `${name} (${roles[papel as Papel][language]})` : name;
    };
    return value.split(' ').map(one).join(', ');
  }
}

/** Whether the values are ids of people. */
function isOfPeople({ campo }: Pick<Row, 'campo'>): boolean {
  return campo === 'responsavel_id' || campo === 'pessoas';
}

/** `12 CND federal` → CND federal */
function withoutId(value: string): string {
  return value.slice(value.indexOf(' ') + 1);
}

function idsIn(value: string | null): number[] {
  return (value ?? '')
    .split(' ')
    .filter(Boolean)
    .map((part) => Number.parseInt(part, 10));
}

const roles: Record<Papel, LocalizedText> = {
  leitor: { pt: 'lê', en: 'reads', fr: 'lit', de: 'liest' },
  editor: { pt: 'edita', en: 'edits', fr: 'modifie', de: 'bearbeitet' },
};

async function findTitles(db: Queries, rows: readonly Row[], language: Language): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ entrada_id }) => entrada_id ?? []))];
  if (ids.length === 0) return new Map();
  const entries = await db.selectFrom('propostas_checklist').select(['id', 'titulo', 'text_key']).where('id', 'in', ids).execute();
  return new Map(entries.map((entry) => [entry.id, localizeRow(checklistTexts, language, entry).titulo]));
}
