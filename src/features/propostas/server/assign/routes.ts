import { notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { assign } from '../../assign.ts';
import { audienceOfAll, membersOf, type PropostaRow } from '../access.ts';
import { takeBack, tell, tellMany } from '../notifications.ts';
import { type PropostasOptions, WRITE_LOCK } from '../ports.ts';
import { assignMany } from './assignMany.ts';
import { undoAssign } from './undoAssign.ts';

export function assignRoutes(ports: PropostasOptions): Routes {
  const { database, events } = ports;
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, WRITE_LOCK);
  };
  const ring = (db: Queries, userIds: readonly number[]): void => {
    if (userIds.length > 0) afterCommit(db, () => events.publish([...new Set(userIds)], 'notifications'));
  };
  const publish = async (db: Queries, rows: readonly PropostaRow[]): Promise<void> => {
    if (rows.length === 0) return;
    const [audience, members] = [await audienceOfAll(db, rows), await membersOf(db, rows)];
    afterCommit(db, () => events.publish(audience, 'propostas'));
    afterCommit(db, () => events.publish(members, 'calendar'));
    await ports.followOffers(
      db,
      rows.map(({ licitacao_id }) => licitacao_id),
    );
  };
  return serve(assign, {
    assignMany: ({ body: { licitacoes, responsavel } }, { caller, language }) =>
      change(caller, async (db) => {
        const { rows, earlier, ...assigned } = await assignMany(db, licitacoes, responsavel, caller.id, language);
        const affected = [...(await takeBack(db, ports, rows, earlier)), ...(await tellOf(db, rows, responsavel, caller.id))];
        ring(db, affected);
        await publish(db, [...earlier, ...rows]);
        return assigned;
      }),
    undoAssign: ({ body: { before } }, { caller }) =>
      change(caller, async (db) => {
        const { rows, earlier, ...undone } = await undoAssign(db, before, caller.id);
        ring(db, await takeBack(db, ports, rows, earlier));
        await publish(db, [...earlier, ...rows]);
        return undone;
      }),
  });

  /** One notification for all of them. @returns who is told */
  async function tellOf(db: Queries, rows: readonly PropostaRow[], responsavel: number, by: number): Promise<number[]> {
    const [row, ...others] = rows;
    if (!row || responsavel === by) return [];
    if (others.length === 0) return tell(db, ports, row, { kind: 'propostas.assigned', userIds: [responsavel], by });
    return tellMany(db, ports, rows, { responsavel, by });
  }
}
