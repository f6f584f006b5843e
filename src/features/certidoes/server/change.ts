// Adds, corrects, renews, deletes and restores documents.
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { editRow, removeRow, restoreRow } from '#kit/server/rows/editedRows.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { SentCertidao, SentIssue } from '../contract.ts';
import { avisos, type Certidao, nomeDe } from '../entities.ts';
import { findFile } from './files.ts';
import type {} from './tables.ts';

/** Changes are serialised, because each depends on the current state. */
export const WRITE_LOCK = 'certidoes';

/** Details for the audit log: what changed. */
type Details = Record<string, { from: string | null; to: string | null }>;
export type Change = {
  database: Database;
  userId: number | null;
  language: Language;
  /** The document without addresses of files, which the log does not need. */
  show(db: Queries, id: number): Promise<Certidao>;
  /** Called in the transaction with the resulting document. */
  record(db: Queries, certidao: Certidao, details: Details): Promise<void>;
  /** Removes notifications about these reminders. */
  retract(db: Queries, abouts: readonly string[]): Promise<void>;
};

/** @throws {Problem} `validation` */
export function addCertidao({ database, ...by }: Change, sent: SentCertidao): Promise<Certidao> {
  return database.write(async (db) => {
    await assertValid(db, sent, by.language);
    const now = new Date().toISOString();
    const { id } = await db
      .insertInto('certidoes')
      .values({ ...columnsOf(sent), created_at: now, removed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('certidao_versoes')
      .values(issueOf(sent, id, by.userId, now))
      .execute();
    return finish(db, by, id, {});
  }, WRITE_LOCK);
}

/** @throws {Problem} `not-found`, `validation`; `conflict` when it has changed */
export function changeCertidao({ database, ...by }: Change, id: number, sent: SentCertidao & { version: number }): Promise<Certidao> {
  return database.write(async (db) => {
    const before = await by.show(db, id);
    await assertValid(db, sent, by.language);
    await editRow(db, 'certidoes', { id, version: sent.version }, { ...columnsOf(sent), demo: false });
    if (before.vence_em !== sent.vence_em) await retractReminders(db, by, before);
    const { numero, emissor, emitida_em, vence_em, arquivo } = sent;
    await db
      .updateTable('certidao_versoes')
      .set({ numero, emissor, emitida_em, vence_em, arquivo_id: arquivo, ...(before.vence_em !== vence_em && { lembrete: null }) })
      .where('id', '=', before.versao)
      .execute();
    await updateBusca(db, id);
    return finish(db, by, id, changesOf(before, sent));
  }, WRITE_LOCK);
}

/** @throws {Problem} `not-found`, `validation`; `conflict` when it has changed */
export function renewCertidao({ database, ...by }: Change, id: number, sent: SentIssue & { version: number }): Promise<Certidao> {
  return database.write(async (db) => {
    const before = await by.show(db, id);
    await assertIssue(db, sent, by.language);
    await editRow(db, 'certidoes', { id, version: sent.version }, { demo: false });
    await retractReminders(db, by, before);
    await db.updateTable('certidao_versoes').set({ atual: false }).where('id', '=', before.versao).execute();
    await db
      .insertInto('certidao_versoes')
      .values(issueOf(sent, id, by.userId, new Date().toISOString()))
      .execute();
    await updateBusca(db, id);
    return finish(db, by, id, changesOf(before, { ...before, ...sent }));
  }, WRITE_LOCK);
}

/** @throws {Problem} `not-found` */
export function removeCertidao({ database, ...by }: Change, id: number): Promise<void> {
  return database.write(async (db) => {
    const certidao = await by.show(db, id);
    await removeRow(db, 'certidoes', id);
    await retractReminders(db, by, certidao);
    await by.record(db, certidao, {});
  }, WRITE_LOCK);
}

/** @throws {Problem} `not-found`, `undo-expired` */
export function restoreCertidao({ database, ...by }: Change, id: number): Promise<Certidao> {
  return database.write(async (db) => {
    const isNew = await restoreRow(db, 'certidoes', id);
    return isNew ? finish(db, by, id, {}) : by.show(db, id);
  }, WRITE_LOCK);
}

/** What distinguishes the reminders of a document from each other. */
export function reminderOf(id: number, venceEm: string, days: number): string {
  return `${id} ${venceEm} ${days}`;
}

type By = Omit<Change, 'database'>;

async function retractReminders(db: Queries, by: By, { id, vence_em }: Certidao): Promise<void> {
  if (vence_em !== null)
    await by.retract(
      db,
      avisos.map((days) => reminderOf(id, vence_em, days)),
    );
}

async function finish(db: Queries, by: By, id: number, details: Details): Promise<Certidao> {
  const certidao = await by.show(db, id);
  await by.record(db, certidao, details);
  return certidao;
}

/** Stored columns of a document; its search words have those of the latest issue too. */
export function columnsOf({ tipo, titulo, grupo, nota, numero, emissor }: Omit<SentCertidao, 'arquivo'>) {
  const name = nomeDe({ tipo, titulo: titulo.trim() }, 'pt');
  return { tipo, titulo: titulo.trim(), grupo, nota: nota.trim(), chave: fold(name), busca: buscaOf(name, numero, emissor, nota) };
}

async function updateBusca(db: Queries, id: number): Promise<void> {
  const row = await db
    .selectFrom('certidoes')
    .innerJoin('certidao_versoes', 'certidao_id', 'certidoes.id')
    .select(['tipo', 'titulo', 'nota', 'numero', 'emissor'])
    .where('certidoes.id', '=', id)
    .where('atual', '=', true)
    .executeTakeFirstOrThrow();
  const busca = buscaOf(nomeDe(row, 'pt'), row.numero, row.emissor, row.nota);
  await db.updateTable('certidoes').set({ busca }).where('id', '=', id).execute();
}

function issueOf({ numero, emissor, emitida_em, vence_em, arquivo }: SentIssue, certidao_id: number, userId: number | null, now: string) {
  const issue = { numero: numero.trim(), emissor: emissor.trim(), emitida_em, vence_em, arquivo_id: arquivo };
  return { ...issue, certidao_id, atual: true, lembrete: null, created_at: now, created_by: userId };
}

const compared = ['titulo', 'grupo', 'numero', 'emissor', 'emitida_em', 'vence_em'] as const;

function changesOf(before: Certidao, after: Pick<SentCertidao, (typeof compared)[number]>): Details {
  const changed = compared.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]));
}

async function assertValid(db: Queries, sent: SentCertidao, language: Language): Promise<void> {
  if (sent.tipo === 'outro' && sent.titulo.trim() === '') throw fault('titulo', nameMissing, language);
  await assertIssue(db, sent, language);
}

async function assertIssue(db: Queries, { emitida_em, vence_em, arquivo }: SentIssue, language: Language): Promise<void> {
  if (emitida_em !== null && vence_em !== null && vence_em < emitida_em) throw fault('vence_em', tooEarly, language);
  if (arquivo !== null && !(await findFile(db, arquivo))) throw fault('arquivo', noFile, language);
}

function fault(field: string, message: LocalizedText, language: Language): Problem {
  return new Problem('validation', undefined, [{ path: `body.${field}`, message: message[language] }]);
}

const nameMissing: LocalizedText = {
  pt: 'dê um nome ao documento',
  en: 'give the document a name',
  fr: 'donnez un nom au document',
  de: 'geben Sie dem Dokument einen Namen',
};
const tooEarly: LocalizedText = {
  pt: 'é anterior à emissão',
  en: 'is before the day of issue',
  fr: 'est antérieure à la délivrance',
  de: 'liegt vor der Ausstellung',
};
const noFile: LocalizedText = {
  pt: 'não existe mais; envie o arquivo de novo',
  en: 'is gone; upload the file again',
  fr: 'n’existe plus ; envoyez de nouveau le fichier',
  de: 'gibt es nicht mehr; laden Sie die Datei erneut hoch',
};
