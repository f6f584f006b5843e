import { notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { assign } from '../../assign.ts';
import { audienceOfAll, type PropostaRow } from '../access.ts';
import { nameOfAccount } from '../people.ts';
import { type NewNotification, type PropostasOptions, WRITE_LOCK } from '../ports.ts';
import { nomeDoEdital } from '../queries.ts';
import { assignMany } from './assignMany.ts';
import { undoAssign } from './undoAssign.ts';

/** Names of notices in one notification; the others are counted. */
const MOST_NAMED = 3;

export function assignRoutes({ database, events, notifyAll, retractNotifications }: PropostasOptions): Routes {
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, WRITE_LOCK);
  };
  const publish = async (db: Queries, rows: readonly PropostaRow[]): Promise<void> => {
    if (rows.length === 0) return;
    const audience = await audienceOfAll(db, rows);
    afterCommit(db, () => events.publish(audience, 'propostas'));
  };
  return serve(assign, {
    assignMany: ({ body: { licitacoes, responsavel } }, { caller, language }) =>
      change(caller, async (db) => {
        const { rows, earlier, ...assigned } = await assignMany(db, licitacoes, responsavel, caller.id, language);
        if (responsavel !== caller.id && rows.length > 0) {
          await notifyAll(db, [notificationOf(rows, responsavel, await nameOfAccount(db, caller.id))]);
          afterCommit(db, () => events.publish([responsavel], 'notifications'));
        }
        await publish(db, [...earlier, ...rows]);
        return assigned;
      }),
    undoAssign: ({ body: { before } }, { caller }) =>
      change(caller, async (db) => {
        const { rows, ...undone } = await undoAssign(db, before, caller.id);
        if (undone.done === before.length) {
          const told = await retractNotifications(db, ['propostas.assigned', 'propostas.assignedMany'], aboutOf(before));
          if (told.length > 0) afterCommit(db, () => events.publish(told, 'notifications'));
        }
        await publish(db, rows);
        return undone;
      }),
  });
}

/** One notification for all of them. */
function notificationOf(rows: readonly PropostaRow[], responsavel: number, by: string): NewNotification {
  const about = aboutOf(rows.map(({ id, version }) => ({ proposta: id, version })));
  const [row] = rows;
  if (rows.length === 1 && row)
    return { userIds: [responsavel], kind: 'propostas.assigned', data: { proposta: row.id, name: nomeDoEdital(row), by }, about };
  const names = rows.slice(0, MOST_NAMED).map(nomeDoEdital);
  return { userIds: [responsavel], kind: 'propostas.assignedMany', data: { count: rows.length, names, responsavel, by }, about };
}

/** The same for doing and undoing: the first offer with its version. */
function aboutOf(offers: readonly { proposta: number; version: number }[]): string {
  const [first] = offers.toSorted((a, b) => a.proposta - b.proposta);
  return `many ${first?.proposta} ${first?.version}`;
}
