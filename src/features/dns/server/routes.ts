import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { toSingleLine } from '#kit/server/text/submittedLine.ts';
import { dns } from '../contract.ts';
import { exportEntries, template } from './export.ts';
import { countByPrazo, findEntry, listEntries } from './queries.ts';
import { listRemoved, removeEntry, restoreEntry } from './removed.ts';
import { type Author, createEntry, renewEntry, updateEntry } from './single.ts';
import { type Change, commitUpload, discardUpload, redoUpload, undoUpload } from './upload/change.ts';
import { faultWords } from './upload/faultWords.ts';
import { readBytes } from './upload/readBytes.ts';
import { readFile } from './upload/readFile.ts';
import { storeUpload } from './upload/storeUpload.ts';
import { findUpload, listRows, listUploads } from './upload/uploads.ts';

/** User id of callers without an account: commands on this machine. */
const NO_ACCOUNT = 0;

export function dnsRoutes(database: Database, record: RecordAuditEntry<AuditKind>, events: Pick<Events, 'publish'>): Routes {
  type Kind = Extract<AuditKind, `dns${string}`>;
  const change = (id: number, callerId: number, request: FastifyRequest, kind: Kind): Change => ({
    id,
    userId: callerId === NO_ACCOUNT ? null : callerId,
    record: (db, { arquivo, total, faulty }) =>
      record(db, request, { kind, subject: { type: 'dnsUpload', id, name: arquivo }, details: { count: total - faulty } }),
  });
  /** Makes open screens reload the list and the calendar. */
  const announceChange = () => {
    for (const topic of ['dns', 'calendar']) events.publish('everybody', topic);
  };
  const announceUpload = async (id: number) => {
    announceChange();
    return findUpload(database.read, id);
  };
  const announceEntry = <T>(entry: T): T => {
    announceChange();
    return entry;
  };
  const by = (callerId: number, request: FastifyRequest, kind: Kind): Author => ({
    userId: callerId === NO_ACCOUNT ? null : callerId,
    record: (db, { id, nome }, details) => record(db, request, { kind, subject: { type: 'dnsEntry', id, name: nome }, details }),
  });
  return serve(dns, {
    listEntries: ({ query: { sort, order, page, perPage, ...filter } }) =>
      listEntries(database, filter, { sort, order }, { page, perPage }),
    countEntries: ({ query }) => countByPrazo(database, query),
    showEntry: ({ params: { id } }) => findEntry(database, id),
    addEntry: async ({ body }, { caller, language, request }) =>
      announceEntry(await createEntry(database, body, faultWords(language), by(caller.id, request, 'dnsEntryAdded'))),
    changeEntry: async ({ params: { id }, body }, { caller, language, request }) =>
      announceEntry(await updateEntry(database, id, body, faultWords(language), by(caller.id, request, 'dnsEntryEdited'))),
    renewEntry: async ({ params: { id }, body }, { caller, language, request }) =>
      announceEntry(await renewEntry(database, id, body, faultWords(language), by(caller.id, request, 'dnsEntryRenewed'))),
    removeEntry: async ({ params: { id } }, { caller, request }) => {
      await removeEntry(database, id, by(caller.id, request, 'dnsEntryRemoved'));
      return announceEntry(undefined);
    },
    listRemoved: ({ query }) => listRemoved(database, query),
    restoreEntry: async ({ params: { id } }, { caller, request }) =>
      announceEntry(await restoreEntry(database, id, by(caller.id, request, 'dnsEntryRestored'))),
    exportEntries: ({ query: { sort, order, ...filter } }, { language }) => exportEntries(database, filter, { sort, order }, language),
    template: (_, { language }) => template(language),

    send: async ({ query, body }, { caller, request }) => {
      const arquivo = toSingleLine(query.arquivo);
      const bytes = await readBytes(body, Number(request.headers['content-length']) || 0);
      // The whole file is read before anything is written.
      const read = await readFile(arquivo, bytes);
      const id = await storeUpload(database, {
        ...{ ...read, arquivo, bytes: bytes.length },
        userId: caller.id === NO_ACCOUNT ? null : caller.id,
      });
      events.publish('admins', 'dns');
      return findUpload(database.read, id);
    },
    listUploads: ({ query }) => listUploads(database, query),
    showUpload: ({ params: { id } }) => findUpload(database.read, id),
    listRows: ({ params: { id }, query }) => listRows(database, id, query),
    commit: async ({ params: { id }, body }, { caller, request }) => {
      // A refused entry may have updated which waiting rows are repeated.
      await commitUpload(database, { ...change(id, caller.id, request, 'dnsCommitted'), ...body }).catch((error) => {
        events.publish('admins', 'dns');
        throw error;
      });
      return announceUpload(id);
    },
    undo: async ({ params: { id } }, { caller, request }) => {
      await undoUpload(database, change(id, caller.id, request, 'dnsUndone'));
      return announceUpload(id);
    },
    redo: async ({ params: { id } }, { caller, request }) => {
      await redoUpload(database, change(id, caller.id, request, 'dnsRedone'));
      return announceUpload(id);
    },
    discard: async ({ params: { id } }, { caller, request }) => {
      await discardUpload(database, change(id, caller.id, request, 'dnsDiscarded'));
      events.publish('admins', 'dns');
      return undefined;
    },
  });
}
