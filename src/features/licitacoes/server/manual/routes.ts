import type { AuditKind } from '#features/audit/contract.ts';
import type {} from '#features/auth/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { answer, type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { unpublishedFontes } from '../../fontes.ts';
import { manual } from '../../manual.ts';
import { subjectOf } from '../detail/subject.ts';
import { partSources } from '../import/sources/partSources.ts';
import { WRITE_LOCK } from '../import/writeLock.ts';
import { writePendingParts } from '../import/writePendingParts.ts';
import { findCandidates, listJoined } from './candidates.ts';
import { createManual, mayEdit, removeManual, restoreManual, updateManual, versionOf } from './change.ts';
import { findJoined, joinManual, type MoveReferences } from './join.ts';
import { asForm } from './read.ts';

export type ManualOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  record: RecordAuditEntry<AuditKind>;
  moveReferences: MoveReferences;
  /** Called when a notice was changed, so that those who follow it are told. */
  wakeAlerts(): void;
};

export function manualRoutes({ database, events, record, moveReferences, wakeAlerts }: ManualOptions): Routes {
  const write = <Result>(work: (db: Queries) => Promise<Result>): Promise<Result> => database.write(work, WRITE_LOCK);
  const announce = () => events.publish('everybody', 'licitacoes');
  return serve(manual, {
    createManual: async ({ body }, { caller, language, request }) => {
      const id = await write(async (db) => {
        const created = await createManual(db, body, caller, language);
        await addWaitingParts(db, created);
        await record(db, request, { kind: 'licitacaoAdded', subject: await subjectOf(db, created) });
        return created;
      });
      announce();
      return { id };
    },
    showManual: async ({ params: { id } }, { caller }) => {
      const db = database.read;
      const row = await db
        .selectFrom('licitacoes')
        .leftJoin('users', 'users.id', 'licitacoes.criada_por')
        .selectAll('licitacoes')
        .select('full_name as maker')
        .where('licitacoes.id', '=', id)
        .where('fonte', 'in', unpublishedFontes)
        .executeTakeFirst();
      if (!row) notFound();
      const [itens, version] = await Promise.all([
        db
          .selectFrom('lotes')
          .select(['numero', 'descricao', 'quantidade', 'unidade', 'valor_unitario'])
          .where('licitacao_id', '=', id)
          .orderBy('numero')
          .execute(),
        versionOf(db, id),
      ]);
      return { ...asForm(row, itens), version, criada_por: row.maker, isEditable: mayEdit(row, caller) };
    },
    updateManual: async ({ params: { id }, body }, { caller, language, request }) => {
      const saved = await write(async (db) => {
        const result = await updateManual(db, id, body, caller, language);
        if ('version' in result && result.version !== body.version) {
          await addWaitingParts(db, id);
          await record(db, request, { kind: 'licitacaoEdited', subject: await subjectOf(db, id) });
        }
        return result;
      });
      if ('conflict' in saved) return answer(409, saved.conflict);
      announce();
      wakeAlerts();
      return saved;
    },
    removeManual: async ({ params: { id } }, { caller, request }) => {
      await write(async (db) => {
        const subject = await subjectOf(db, id);
        await removeManual(db, id, caller);
        await record(db, request, { kind: 'licitacaoRemoved', subject });
      });
      announce();
      return undefined;
    },
    restoreManual: async ({ params: { id } }, { caller, request }) => {
      await write(async (db) => {
        await restoreManual(db, id, caller);
        await record(db, request, { kind: 'licitacaoRestored', subject: await subjectOf(db, id) });
      });
      announce();
      return undefined;
    },
    candidates: async ({ params: { id } }, { caller }) => {
      const [found, unidas] = await Promise.all([findCandidates(database.read, id, caller), listJoined(database.read, id)]);
      return found ? { ...found, unidas } : notFound();
    },
    join: async ({ params: { id }, body: { licitacao } }, { caller, language, request }) => {
      const concerned = await write(async (db) => {
        const moved = await joinManual(db, { manual: id, licitacao }, caller, moveReferences, language);
        await record(db, request, { kind: 'licitacaoJoined', subject: await subjectOf(db, licitacao), details: { from: id } });
        return moved;
      });
      announce();
      for (const topic of ['follow', 'calendar', 'propostas', 'tasks']) events.publish(concerned, topic);
      return undefined;
    },
    joined: ({ params: { id } }) => findJoined(database.read, id),
  });
}

/** Sheets may have named it by its key before it was entered. */
async function addWaitingParts(db: Queries, id: number): Promise<void> {
  const { controle } = await db.selectFrom('licitacoes').select('controle').where('id', '=', id).executeTakeFirstOrThrow();
  await writePendingParts(db, [controle], partSources);
}
