import { type Language, notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { answer, type Routes, serve } from '#kit/server/http/serve.ts';
import { propostas } from '../contract.ts';
import { audienceOf, findForChange, membersOf, type PropostaRow, peopleOf, roleOf, visibleTo } from './access.ts';
import { moveProposta, updateProposta } from './change.ts';
import { addComment, listComments, removeComment, restoreComment } from './comments.ts';
import { createProposta } from './createPropostas.ts';
import { type ChangeOf, conflictSince, listHistory, type Versions } from './history.ts';
import { addItens, findItem, setRemoved, updateItem } from './items.ts';
import { takeBack, tell } from './notifications.ts';
import { findActivePeople } from './people.ts';
import { type PropostasOptions, WRITE_LOCK } from './ports.ts';
import { findFacets, findProposta, listBoard, listPropostas } from './queries.ts';
import { removeProposta, restoreProposta } from './remove.ts';
import { shareProposta } from './share.ts';

const MAX_PEOPLE = 20;

export function propostasRoutes(ports: PropostasOptions): Routes {
  const { database, events, images, findContacts } = ports;
  /** Commands on the server have no account, and so no offers. */
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, WRITE_LOCK);
  };

  /** Makes the browsers of all who see the offer, or saw it before, fetch it again. */
  const publish = async (db: Queries, row: PropostaRow): Promise<void> => {
    const audience = await audienceOf(db, row);
    afterCommit(db, () => events.publish(audience, 'propostas'));
  };
  const publishNow = async (db: Queries, id: number): Promise<void> => publish(db, await rowOf(db, id));
  /** Makes the calendars of those who work on the offer fetch its dates again. */
  const publishDates = async (db: Queries, row: PropostaRow): Promise<void> => {
    const members = await membersOf(db, [row]);
    afterCommit(db, () => events.publish(members, 'calendar'));
  };

  const ring = (db: Queries, userIds: readonly number[]) => {
    if (userIds.length > 0) afterCommit(db, () => events.publish(userIds, 'notifications'));
  };
  const notify = async (db: Queries, row: PropostaRow, news: Parameters<typeof tell>[3]) => ring(db, await tell(db, ports, row, news));
  /** Whoever sees the offer no longer has no notification that leads there. */
  const takeBackOf = async (db: Queries, row: PropostaRow) => ring(db, await takeBack(db, ports, [await rowOf(db, row.id)], [row]));

  /** Changes an offer that the caller may change. */
  const changeOne = <Result>(
    caller: Caller,
    id: number,
    needs: 'editor' | 'dono',
    work: (db: Queries, row: PropostaRow) => Promise<Result>,
  ): Promise<Result> =>
    change(caller, async (db) => {
      const row = await findForChange(db, id, caller.id, needs);
      await publish(db, row);
      return work(db, row);
    });

  /** The same for a change that may add its session to calendars, or take it out. */
  const changeWithDates = <Result>(...[caller, id, needs, work]: Parameters<typeof changeOne<Result>>): Promise<Result> =>
    changeOne(caller, id, needs, async (db, row) => {
      await publishDates(db, row);
      const result = await work(db, row);
      await publishDates(db, await rowOf(db, id));
      await ports.followOffers(db, [row.licitacao_id]);
      return result;
    });

  /** Says what others changed since the sent version. */
  const refuse = async (db: Queries, of: ChangeOf, versions: Versions, language: Language) =>
    answer(409, await conflictSince(db, of, versions, images, language));

  const mustSee = async (caller: Caller, id: number): Promise<PropostaRow> => {
    const row = await visibleTo(database.read, caller.id).selectAll('propostas').where('propostas.id', '=', id).executeTakeFirst();
    return row ?? notFound();
  };

  return serve(propostas, {
    list: ({ query }, { caller }) => listPropostas(database.read, caller.id, query, images),
    board: async ({ query: { perEtapa, ...filter } }, { caller }) => ({
      colunas: await listBoard(database.read, caller.id, filter, perEtapa, images),
    }),
    facets: (_, { caller }) => findFacets(database.read, caller.id, images),
    people: async ({ query: { q } }, { caller }) => {
      const found = (await findContacts({ q, limit: MAX_PEOPLE })).map(({ id }) => id);
      const ids = q === '' || found.includes(caller.id) ? [...new Set([caller.id, ...found])] : found;
      return { pessoas: await findActivePeople(database.read, ids, images) };
    },
    create: ({ body: { licitacao } }, { caller }) =>
      change(caller, async (db) => {
        const id = await createProposta(db, licitacao, caller.id);
        await publishNow(db, id);
        await publishDates(db, await rowOf(db, id));
        await ports.followOffers(db, [licitacao]);
        return { id };
      }),
    show: ({ params: { id } }, { caller }) => findProposta(database.read, caller.id, id, images),
    update: ({ params: { id }, body: { version, ...given } }, { caller, language }) =>
      changeWithDates(caller, id, 'editor', async (db, row) => {
        if (version !== row.version) return refuse(db, { proposta: id, item: null }, { sent: version, current: row.version }, language);
        const saved = { version: await updateProposta(db, row, given, caller.id, language) };
        if (given.responsavel !== undefined && given.responsavel !== row.responsavel_id) await takeBackOf(db, row);
        if (given.responsavel && given.responsavel !== row.responsavel_id)
          await notify(db, row, { kind: 'propostas.assigned', userIds: [given.responsavel], by: caller.id });
        await publishNow(db, id);
        return saved;
      }),
    move: ({ params: { id }, body: { version, ...given } }, { caller, language }) =>
      changeWithDates(caller, id, 'editor', async (db, row) => {
        if (version !== row.version) return refuse(db, { proposta: id, item: null }, { sent: version, current: row.version }, language);
        return { version: await moveProposta(db, row, given, caller.id, language) };
      }),
    share: ({ params: { id }, body: { version, ...given } }, { caller, language }) =>
      changeWithDates(caller, id, 'dono', async (db, row) => {
        if (version !== row.version) return refuse(db, { proposta: id, item: null }, { sent: version, current: row.version }, language);
        const { version: saved, added } = await shareProposta(db, row, given, caller.id, language);
        for (const { id: person, papel } of added)
          await notify(db, row, { kind: 'propostas.shared', userIds: [person], by: caller.id, papel });
        await takeBackOf(db, row);
        await publishNow(db, id);
        return { version: saved };
      }),
    remove: async ({ params: { id } }, { caller }) => {
      await changeWithDates(caller, id, 'dono', (db) => removeProposta(db, id, caller.id));
      return undefined;
    },
    restore: async ({ params: { id } }, { caller }) => {
      await change(caller, async (db) => {
        await restoreProposta(db, id, caller.id);
        const row = await rowOf(db, id);
        await publishNow(db, id);
        await publishDates(db, row);
        await ports.followOffers(db, [row.licitacao_id]);
      });
      return undefined;
    },
    addItems: async ({ params: { id }, body: { numeros } }, { caller, language }) => {
      await changeOne(caller, id, 'editor', (db, row) => addItens(db, row, numeros, caller.id, language));
      return undefined;
    },
    updateItem: ({ params: { id, item: itemId }, body: { version, ...given } }, { caller, language }) =>
      changeOne(caller, id, 'editor', async (db) => {
        const item = await findItem(db, id, itemId);
        if (version !== item.version) return refuse(db, { proposta: id, item: itemId }, { sent: version, current: item.version }, language);
        return updateItem(db, id, item, given, caller.id);
      }),
    removeItem: async ({ params: { id, item } }, { caller }) => {
      await changeOne(caller, id, 'editor', (db) => setRemoved(db, id, item, true, caller.id));
      return undefined;
    },
    restoreItem: async ({ params: { id, item } }, { caller }) => {
      await changeOne(caller, id, 'editor', (db) => setRemoved(db, id, item, false, caller.id));
      return undefined;
    },
    listChanges: async ({ params: { id }, query }, { caller, language }) => {
      await mustSee(caller, id);
      return listHistory(database.read, id, query, { images, language });
    },
    listComments: async ({ params: { id }, query: { before } }, { caller }) => {
      await mustSee(caller, id);
      return listComments(database.read, id, { before, userId: caller.id }, images);
    },
    addComment: async ({ params: { id }, body: { texto } }, { caller, language }) => {
      const row = await mustSee(caller, id);
      return change(caller, async (db) => {
        const { id: comment, mentioned } = await addComment(db, row, texto, caller.id, language);
        await notify(db, row, { kind: 'propostas.mentioned', userIds: mentioned, by: caller.id, comment });
        await publish(db, row);
        return { id: comment };
      });
    },
    removeComment: async ({ params: { id, comentario } }, { caller }) => {
      const row = await mustSee(caller, id);
      const anyOwner = roleOf(row, (await peopleOf(database.read, [id])).get(id) ?? [], caller.id) === 'dono';
      await change(caller, async (db) => {
        await removeComment(db, row, comentario, { id: caller.id, anyOwner });
        await publish(db, row);
      });
      return undefined;
    },
    restoreComment: async ({ params: { id, comentario } }, { caller }) => {
      const row = await mustSee(caller, id);
      await change(caller, async (db) => {
        await restoreComment(db, row, comentario, caller.id);
        await publish(db, row);
      });
      return undefined;
    },
  });
}

function rowOf(db: Queries, id: number): Promise<PropostaRow> {
  return db.selectFrom('propostas').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
