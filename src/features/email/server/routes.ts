import { setImmediate as othersFirst } from 'node:timers/promises';
import { notFound, Problem } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { email } from '../contract.ts';
import { changeEmails, toggleLabel } from './mailbox/bulk.ts';
import { ownMessageIds, toListed } from './mailbox/emailReplies.ts';
import { readFrame } from './mailbox/frame.ts';
import { mailboxLock } from './mailbox/mailboxLock.ts';
import { searchMails, searchSubjects } from './mailbox/mailSearch.ts';
import { countMeta, findLine, findListed } from './mailbox/queries.ts';
import { listEmails, readEmail, showEmail } from './mailbox/readMails.ts';
import { purgeEmails, purgeTrashBatch } from './mailbox/removal.ts';
import { changeView, undoViewChange } from './mailbox/viewChanges.ts';
import { findNeighbour, findPage } from './mailbox/views.ts';
import type { EmailOptions } from './ports.ts';
import { findDeliveries } from './writing/deliveries.ts';

export function emailRoutes(options: EmailOptions): Routes {
  const { database, events, canSendOutside } = options;

  /** Changes a mailbox while holding its lock, and has the user's browsers refetch. */
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> =>
    database.write(async (db) => {
      afterCommit(db, () => events.publish([id], 'email'));
      return work(db);
    }, mailboxLock(id));

  // The specification's calls search subjects only.
  const specified = <View extends { q: string }>({ q, ...view }: View) => ({ ...view, search: searchSubjects(q) });
  const own = <View extends { q: string }>({ q, ...view }: View) => ({ ...view, search: searchMails(database.engine, q) });
  /** The mail is shown even if the search is not understood; the list says so. */
  const forNeighbours = <View extends { q: string }>(view: View) => {
    try {
      return own(view);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return own({ ...view, q: '' });
    }
  };

  return serve(email, {
    list: async ({ query }, { caller }) => ({
      emails: await listEmails(database.read, caller.id, specified(query), options),
      emailsMeta: await countMeta(database.read, caller.id),
    }),
    update: async ({ body: { emailIds, dataToUpdate } }, { caller, language }) => {
      await change(caller, (db) => changeEmails(db, caller.id, emailIds, dataToUpdate, language));
      return undefined;
    },
    updateLabel: async ({ body: { emailIds, label } }, { caller, language }) => {
      await change(caller, (db) => toggleLabel(db, caller.id, emailIds, label, language));
      return undefined;
    },
    get: ({ query: { id } }, { caller }) => readEmail(database.read, caller.id, id, options),
    paginate: async ({ query: { dir, emailId, folder, ...view } }, { caller }) => {
      const line = await findLine(database.read, caller.id, emailId);
      const asked = folder === undefined ? undefined : specified({ folder, ...view });
      const next = await findNeighbour(database.read, caller.id, line, dir === 'next' ? 'newer' : 'older', asked);
      return readEmail(database.read, caller.id, next ?? notFound(), options);
    },
    listPage: async ({ query }, { caller }) => {
      const { ids, total } = await findPage(database.read, caller.id, own(query), query);
      const lines = await findListed(database.read, caller.id, ids);
      const deliveries = await findDeliveries(database.read, ownMessageIds(lines));
      return { emails: lines.map((line) => toListed(line, deliveries.get(line.message_id) ?? [], options)), total };
    },
    meta: (_, { caller }) => countMeta(database.read, caller.id),
    options: () => ({ canSendOutside }),
    show: ({ params: { id }, query }, { caller }) => showEmail(database.read, caller.id, id, forNeighbours(query), options),
    updateView: async ({ body: { change: asked, batch, ...view } }, { caller }) => {
      const result = await changeView(database, caller.id, own(view), asked, batch);
      if (result.changed > 0) events.publish([caller.id], 'email');
      return result;
    },
    undoView: async ({ body: { batch } }, { caller }) => {
      await undoViewChange(database, caller.id, batch);
      events.publish([caller.id], 'email');
      return undefined;
    },
    remove: async ({ body: { emailIds } }, { caller, language }) => {
      await change(caller, (db) => purgeEmails(db, caller.id, emailIds, language));
      return undefined;
    },
    emptyTrash: async (_, { caller }) => {
      let removed = 0;
      for (let some = 1; some > 0; removed += some) {
        some = await database.write((db) => purgeTrashBatch(db, caller.id), mailboxLock(caller.id));
        await othersFirst();
      }
      if (removed > 0) events.publish([caller.id], 'email');
      return { removed };
    },
    frame: readFrame(options),
  });
}
