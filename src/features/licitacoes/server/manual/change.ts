// Enters, changes, removes and restores notices by hand. All of it holds the write lock of notices.
import { type Language, type LocalizedText, notFound, Problem, problems } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fieldFault } from '#kit/server/fieldFaults.ts';
import { enforceQuotasOf } from '#kit/server/limits/quotas.ts';
import { changedSince, MOST_TOLD } from '#kit/server/rows/changedMeanwhile.ts';
import { unpublishedFontes } from '../../fontes.ts';
import type { ConflitoManual, LicitacaoManual } from '../../manual.ts';
import { type Change, changesBetween, recordChanges } from '../detail/changes.ts';
import { changeColumns } from '../detail/listChanges.ts';
import { removeLicitacao, restoreLicitacao } from '../detail/remove.ts';
import type { NoticeRead } from '../import/notice.ts';
import { describePart, type LoteRead } from '../import/part.ts';
import { refreshPrecos } from '../import/precos.ts';
import { saveNotices } from '../import/save.ts';
import { findStoredNotices } from '../import/storedNotices.ts';
import { writeParts } from '../import/writeParts.ts';
import { readManual } from './read.ts';

export type Author = { id: number; isAdmin: boolean };

const entered: LocalizedText = {
  pt: 'já há uma licitação deste portal e órgão com esta modalidade e este número',
  en: 'there already is a notice of this portal and body with this procedure and number',
  fr: 'il existe déjà un avis de ce portail et de cet organisme avec cette procédure et ce numéro',
  de: 'es gibt schon eine Ausschreibung dieses Portals und Auftraggebers mit dieser Verfahrensart und Nummer',
};

/** @returns its id @throws {Problem} `validation`, also if there is such a notice */
export async function createManual(db: Queries, sent: LicitacaoManual, { id: userId }: Author, language: Language): Promise<number> {
  const { notice, lotes } = readManual(sent, language);
  await assertNew(db, notice.controle, undefined, language);
  await saveNotices(db, [{ notice: await placed(db, notice), registro: JSON.stringify(sent) }], null);
  const { id } = await db
    .updateTable('licitacoes')
    .set({ criada_por: userId === 0 ? null : userId, manual_bytes: bytesOf(sent) })
    .where('controle', '=', notice.controle)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLotes(db, notice.controle, lotes);
  return id;
}

/** @returns the version @throws {Problem} `not-found`, `validation` */
export async function updateManual(
  db: Queries,
  id: number,
  { version, ...sent }: LicitacaoManual & { version: number },
  author: Author,
  language: Language,
): Promise<{ version: number } | { conflict: ConflitoManual }> {
  const before = await findEditable(db, id, author);
  const current = await versionOf(db, id);
  if (version !== current) return { conflict: await conflictSince(db, id, { sent: version, current }, language) };
  const { notice, lotes } = readManual(sent, language);
  await assertNew(db, notice.controle, id, language);
  const after = await placed(db, notice);
  const of = { licitacao_id: id, fonte: 'manual' };
  const stored = await db.selectFrom('lotes').selectAll().where('licitacao_id', '=', id).execute();
  const changes = [
    ...changesBetween(before, after, { ...of, parte: 'licitacao', numero: '' }),
    ...changesOfLotes(stored, lotes).map((change) => ({ ...change, ...of })),
  ];
  if (changes.length === 0) return { version: current };
  if (before.criada_por !== null) await enforceQuotasOf(db, before.criada_por);
  await db
    .updateTable('licitacoes')
    .set({ controle: notice.controle, manual_bytes: bytesOf(sent) })
    .where('id', '=', id)
    .execute();
  await saveNotices(db, [{ notice: after, registro: JSON.stringify(sent) }], null);
  const kept = new Set(lotes.map(({ numero }) => numero));
  const gone = stored.filter(({ numero }) => !kept.has(numero));
  if (gone.length > 0) {
    await db
      .deleteFrom('lotes')
      .where(
        'id',
        'in',
        gone.map((lote) => lote.id),
      )
      .execute();
    await refreshPrecos(
      db,
      [id],
      gone.map(({ numero }) => numero),
      () => true,
    );
  }
  await writeLotes(db, notice.controle, lotes);
  await recordChanges(db, { userId: author.id }, changes);
  return { version: await versionOf(db, id) };
}

/** @throws {Problem} `not-found` */
export async function removeManual(db: Queries, id: number, author: Author): Promise<void> {
  await findEditable(db, id, author);
  await removeLicitacao(db, id, author.id);
}

/** @throws {Problem} `not-found` if this account removed no such notice, `undo-expired` */
export async function restoreManual(db: Queries, id: number, author: Author): Promise<void> {
  const removed = await db
    .selectFrom('licitacoes_removidas')
    .select('removida_por')
    .where('licitacao_id', '=', id)
    .where('controle', 'like', 'm:%')
    .executeTakeFirst();
  if (!removed || (removed.removida_por !== author.id && !author.isAdmin)) notFound();
  await restoreLicitacao(db, id);
}

/** The last change of a notice. */
export async function versionOf(db: Queries, id: number): Promise<number> {
  const { last } = await db
    .selectFrom('licitacoes_alteracoes')
    .select((is) => is.fn.max('id').as('last'))
    .where('licitacao_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** A notice entered by hand that this account may change. @throws {Problem} `not-found` if there is no such notice for it */
export async function findEditable(db: Queries, id: number, author: Author) {
  const row = await db.selectFrom('licitacoes').selectAll().where('id', '=', id).where('fonte', 'in', unpublishedFontes).executeTakeFirst();
  return row && mayEdit(row, author) ? row : notFound();
}

/** What it takes to keep what was entered. */
function bytesOf(sent: LicitacaoManual): number {
  return Buffer.byteLength(JSON.stringify(sent));
}

export function mayEdit({ criada_por }: { criada_por: number | null }, { id, isAdmin }: Author): boolean {
  return isAdmin || (criada_por !== null && criada_por === id);
}

/** With the municipality's code, if another notice tells it. */
export async function placed(db: Queries, notice: NoticeRead): Promise<NoticeRead> {
  if (!notice.municipio || !notice.uf) return notice;
  const known = await db
    .selectFrom('licitacoes')
    .select('ibge')
    .where('municipio', '=', notice.municipio)
    .where('uf', '=', notice.uf)
    .where('ibge', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return { ...notice, ibge: known?.ibge ?? '' };
}

async function assertNew(db: Queries, controle: string, id: number | undefined, language: Language): Promise<void> {
  const [stored, joined] = await Promise.all([
    db.selectFrom('licitacoes').select('id').where('controle', '=', controle).executeTakeFirst(),
    db.selectFrom('licitacoes_unioes').select('manual_id').where('controle', '=', controle).executeTakeFirst(),
  ]);
  if ((stored && stored.id !== id) || joined) throw new Problem('validation', undefined, [fieldFault('numero', entered, language)]);
  // A removed notice may be entered again.
  await db.deleteFrom('licitacoes_removidas').where('controle', '=', controle).execute();
}

async function writeLotes(db: Queries, controle: string, lotes: readonly LoteRead[]): Promise<void> {
  const notices = await findStoredNotices(db, [controle]);
  await writeParts(
    db,
    notices,
    lotes.map((row) => ({ parte: 'lote', fonte: 'manual', controle, row })),
    null,
  );
}

type LoteChange = Omit<Change, 'licitacao_id' | 'fonte'>;

function changesOfLotes(before: readonly LoteRead[], after: readonly LoteRead[]): LoteChange[] {
  const was = new Map(before.map((lote) => [lote.numero, lote]));
  const is = new Set(after.map(({ numero }) => numero));
  const whole = { parte: 'lote', campo: '' } as const;
  return [
    ...after.flatMap((lote): LoteChange[] => {
      const old = was.get(lote.numero);
      const numero = String(lote.numero);
      if (!old) return [{ ...whole, numero, antes: null, depois: describePart('lote', lote) }];
      return changesBetween(old, lote, { licitacao_id: 0, fonte: '', parte: 'lote', numero });
    }),
    ...before
      .filter(({ numero }) => !is.has(numero))
      .map((lote) => ({ ...whole, numero: String(lote.numero), antes: describePart('lote', lote), depois: null })),
  ];
}

async function conflictSince(
  db: Queries,
  id: number,
  { sent, current }: { sent: number; current: number },
  language: Language,
): Promise<ConflitoManual> {
  const alteracoes = await db
    .selectFrom('licitacoes_alteracoes')
    .leftJoin('importacoes', 'importacoes.id', 'importacao_id')
    .leftJoin('users', 'users.id', 'licitacoes_alteracoes.user_id')
    .select(changeColumns)
    .where('licitacao_id', '=', id)
    .where('licitacoes_alteracoes.id', '>', sent)
    .orderBy('licitacoes_alteracoes.id', 'desc')
    .limit(MOST_TOLD)
    .execute();
  const { status, title } = problems.conflict;
  return {
    ...{ type: 'conflict', title: title[language], status, detail: changedSince[language], version: current },
    alteracoes: alteracoes.map((change) => ({ ...change, arquivo: null })),
  };
}
