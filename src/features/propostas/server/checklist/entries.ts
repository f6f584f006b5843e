// Writes and reads the checklist of an offer.
import { sessionOf } from '#brasil/sessao.ts';
import type {} from '#features/certidoes/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { undoLimit } from '#kit/server/rows/ownRemoval.ts';
import { localizeRow } from '#kit/server/text/builtInTexts.ts';
import { type CertidaoLigada, checklistLimits, type Entrada, grupos } from '../../checklist.ts';
import type { PropostaRow } from '../access.ts';
import { recordChanges } from '../history.ts';
import { findPeople } from '../people.ts';
import type { Vault } from '../ports.ts';
import { linkInHistory, sessionDay, toLigada } from './certidoes.ts';
import { dueDay } from './dueDay.ts';
import { checklistTexts } from './texts.ts';

const tooMany: LocalizedText = {
  pt: 'A lista tem entradas demais.',
  en: 'The checklist has too many entries.',
  fr: 'La liste contient trop d’entrées.',
  de: 'Die Liste hat zu viele Einträge.',
};

export type Reader = { images: Pick<Images, 'addressOf'>; vault: Vault; language: Language };
/** With its title in Portuguese, or as a user wrote it. */
type Listed = Entrada & { portuguese: string };

/** The entries by group, in the order in which they were added. */
export async function listEntries(db: Queries, proposta: number, reader: Reader): Promise<{ entradas: Entrada[]; sessao: string | null }> {
  const { entradas, sessao } = await readEntries(db, proposta, reader);
  return { entradas: entradas.map(({ portuguese: _, ...entry }) => entry), sessao };
}

export async function readEntries(
  db: Queries,
  proposta: number,
  { images, vault, language }: Reader,
): Promise<{ entradas: Listed[]; sessao: string | null }> {
  const sessao = await sessionDay(db, proposta);
  const rows = await present(db, proposta)
    .select(['id', 'version', 'grupo', 'titulo', 'text_key', 'prazo', 'feito_em', 'feito_por', 'documento', 'certidao_id'])
    .orderBy('id')
    .execute();
  const linked = rows.flatMap(({ certidao_id }) => certidao_id ?? []);
  const [people, documents] = await Promise.all([
    findPeople(
      db,
      rows.map(({ feito_por }) => feito_por),
      images,
    ),
    vault.find(db, linked, sessao),
  ]);
  const certidoes = new Map(documents.map((document) => [document.id, document]));
  const entries = rows.map((row) => {
    const { id, version, grupo, titulo, prazo, feito_em, feito_por, documento } = localizeRow(checklistTexts, language, row);
    const person = (feito_por !== null && people.get(feito_por)) || null;
    const document = row.certidao_id !== null && certidoes.get(row.certidao_id);
    const certidao = document ? toLigada(document, row.titulo, sessao, language) : null;
    return { id, version, grupo, titulo, portuguese: row.titulo, prazo, feito_em, feito_por: person, documento, certidao };
  });
  return { entradas: entries.toSorted((a, b) => grupos.indexOf(a.grupo) - grupos.indexOf(b.grupo) || a.id - b.id), sessao };
}

/** @throws {Problem} `not-found` */
export async function findEntry(db: Queries, proposta: number, id: number, reader: Reader): Promise<Entrada> {
  return (await listEntries(db, proposta, reader)).entradas.find((entry) => entry.id === id) ?? notFound();
}

/** Adds the template's entries that are missing, due before the session. */
export async function beginChecklist(
  db: Queries,
  row: Pick<PropostaRow, 'id' | 'licitacao_id'>,
  today = dayInBrasilia(new Date()),
): Promise<void> {
  const [modelos, there, notice] = await Promise.all([
    db
      .selectFrom('propostas_modelos')
      .select(['grupo', 'titulo', 'text_key', 'dias'])
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute(),
    present(db, row.id).select(['grupo', 'titulo', 'text_key']).execute(),
    db.selectFrom('licitacoes').select(['abertura', 'encerramento']).where('id', '=', row.licitacao_id).executeTakeFirst(),
  ]);
  const known = new Set(there.map(keyOf));
  const missing = modelos.filter((modelo) => !known.has(keyOf(modelo)));
  const session = notice && sessionOf(notice);
  mustFit(there.length + missing.length);
  if (missing.length === 0) return;
  await db
    .insertInto('propostas_checklist')
    .values(
      missing.map(({ grupo, titulo, text_key, dias }) => ({
        ...{ proposta_id: row.id, grupo, titulo, text_key, prazo: dueDay(session, dias, today), feito_em: null, feito_por: null },
        ...{ documento: '', version: 1, removed_at: null, removed_by: null },
      })),
    )
    .execute();
}

const keyOf = ({ grupo, titulo, text_key }: { grupo: string; titulo: string; text_key: string | null }) => text_key ?? `${grupo} ${titulo}`;

/** @returns its id @throws {Problem} `conflict` if there are too many */
export async function addEntry(
  db: Queries,
  proposta: number,
  { grupo, titulo, prazo = null }: Pick<Entrada, 'grupo' | 'titulo'> & { prazo?: string | null | undefined },
): Promise<number> {
  const { total } = await present(db, proposta)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  mustFit(Number(total) + 1);
  const { id } = await db
    .insertInto('propostas_checklist')
    .values({
      ...{ proposta_id: proposta, grupo, titulo: titulo.trim(), text_key: null, prazo, feito_em: null, feito_por: null },
      ...{ documento: '', version: 1, removed_at: null, removed_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function mustFit(total: number): void {
  if (total > checklistLimits.entradas) throw new Problem('conflict', tooMany);
}

export type EntryChange = {
  titulo?: string | undefined;
  prazo?: string | null | undefined;
  feito?: boolean | undefined;
  documento?: string | undefined;
  certidao?: Pick<CertidaoLigada, 'id' | 'nome'> | null | undefined;
};

/** Changes an entry, with its history. */
export async function updateEntry(db: Queries, proposta: number, entry: Entrada, change: EntryChange, userId: number): Promise<void> {
  const { titulo, prazo, documento, certidao } = change;
  const version = entry.version + 1;
  const isDone = entry.feito_em !== null;
  // What a person said of one document is not said of another.
  const isReplaced = certidao !== undefined && entry.certidao !== null && certidao?.id !== entry.certidao.id;
  const feito = change.feito ?? (isDone && isReplaced ? false : undefined);
  const link = certidao && linkInHistory(certidao);
  const before = {
    titulo: entry.titulo,
    prazo: entry.prazo,
    feito: isDone,
    documento: entry.documento,
    certidao: linkInHistory(entry.certidao),
  };
  const after = Object.fromEntries(
    Object.entries({ titulo: titulo?.trim(), prazo, feito, documento: documento?.trim(), certidao: link }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Record<string, string | boolean | null>;
  if (!(await recordChanges(db, { proposta, entrada: entry.id, version, by: userId }, before, after))) return;
  const isMarked = feito !== undefined && feito !== isDone;
  await db
    .updateTable('propostas_checklist')
    .set({
      version,
      // A title that is written by a user is no longer translated.
      ...(titulo !== undefined && titulo.trim() !== entry.titulo && { titulo: titulo.trim(), text_key: null }),
      ...(prazo !== undefined && { prazo }),
      ...(documento !== undefined && { documento: documento.trim() }),
      ...(certidao !== undefined && { certidao_id: certidao?.id ?? null }),
      ...(isMarked && { feito_em: feito ? new Date().toISOString() : null, feito_por: feito ? userId : null }),
    })
    .where('id', '=', entry.id)
    .execute();
}

/** Removes an entry, or restores it within ten minutes. @throws {Problem} `not-found`, `undo-expired` */
export async function setEntryRemoved(db: Queries, proposta: number, id: number, isRemoved: boolean, userId: number): Promise<void> {
  const row = await db
    .selectFrom('propostas_checklist')
    .select(['version', 'removed_at'])
    .where('proposta_id', '=', proposta)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (isRemoved && row.removed_at !== null)) notFound();
  if (!isRemoved && row.removed_at === null) return;
  if (!isRemoved && row.removed_at !== null && row.removed_at < undoLimit()) throw new Problem('undo-expired');
  await db
    .updateTable('propostas_checklist')
    .set({
      version: row.version + 1,
      removed_at: isRemoved ? new Date().toISOString() : null,
      removed_by: isRemoved ? userId : null,
    })
    .where('id', '=', id)
    .execute();
}

function present(db: Queries, proposta: number) {
  return db.selectFrom('propostas_checklist').where('proposta_id', '=', proposta).where('removed_at', 'is', null);
}
