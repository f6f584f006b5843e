import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { type Language, notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { fileHeaders } from '#kit/server/files/fileHeaders.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { openFile } from '#kit/server/files/openFile.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { Addresses } from '#kit/server/images/addresses.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { certidoes } from '../contract.ts';
import { nomeDe } from '../entities.ts';
import { addCertidao, type Change, changeCertidao, removeCertidao, renewCertidao, restoreCertidao } from './change.ts';
import { FILES, findFileFor, storeFile, toArquivo } from './files.ts';
import { countByEstado, findCertidao, findWhole, listCertidoes } from './queries.ts';
import { zipCertidoes } from './zip.ts';

export type RouteOptions = {
  database: Database;
  files: FileStore;
  addresses: Addresses;
  events: Pick<Events, 'publish'>;
  record: RecordAuditEntry<AuditKind>;
  retractNotifications(db: Queries, kinds: readonly string[], about: readonly string[]): Promise<number[]>;
  /** Called when a date may have changed. */
  wakeReminders(): void;
};

/** User id of callers without an account: commands on this machine. */
const NO_ACCOUNT = 0;

export function certidoesRoutes(options: RouteOptions): Routes {
  const { database, files, addresses, events, record, retractNotifications, wakeReminders } = options;
  type Kind = Extract<AuditKind, `certidao${string}`>;
  type Context = { caller: Caller; language: Language; request: FastifyRequest };
  const by = ({ caller, language, request }: Context, kind: Kind): Change => ({
    database,
    userId: caller.id === NO_ACCOUNT ? null : caller.id,
    language,
    show: (db, id) => findCertidao(db, id, addresses),
    record: (db, certidao, details) =>
      record(db, request, { kind, subject: { type: 'certidao', id: certidao.id, name: nomeDe(certidao, 'pt') }, details }),
    retract: async (db, abouts) => {
      const userIds = await retractNotifications(db, ['certidoes.expiring'], abouts);
      if (userIds.length > 0) events.publish(userIds, 'notifications');
    },
  });
  /** Makes open screens reload the list, the calendar and the checklists that documents are linked to. */
  const announce = <T>(done: T): T => {
    for (const topic of ['certidoes', 'calendar', 'propostas']) events.publish('everybody', topic);
    wakeReminders();
    return done;
  };
  return serve(certidoes, {
    list: ({ query: { sort, order, page, perPage, ...filter } }) =>
      listCertidoes(database.read, filter, { sort, order }, { page, perPage }, addresses),
    count: ({ query }) => countByEstado(database.read, query),
    zip: async ({ query: { ids, on } }, { response }) => {
      const zip = await zipCertidoes(database.read, files, { ids, on });
      response.headers({ 'content-disposition': 'attachment; filename="certidoes.zip"', 'cache-control': 'private, no-store' });
      return zip;
    },
    show: ({ params: { id } }) => findWhole(database.read, id, addresses),
    send: async ({ query: { fileName }, body }, { caller, request }) => {
      const announced = Number(request.headers['content-length']) || 0;
      const userId = caller.id === NO_ACCOUNT ? null : caller.id;
      return toArquivo(await storeFile({ database, files }, { userId, fileName, bytes: body, announced }), addresses);
    },
    file: async ({ params: { id }, query: { inline, ...signed } }, { response }) => {
      const reader = await addresses.readerOf(FILES, { id, ...signed });
      const row = reader && (await findFileFor(database.read, id, reader.account));
      if (!row) return notFound();
      const bytes = await openFile(files, row.id);
      response.headers(fileHeaders(inline, { mediaType: row.media_type, fileName: row.file_name, size: row.size }));
      return bytes;
    },
    add: async ({ body }, context) => announce(await addCertidao(by(context, 'certidaoAdded'), body)),
    change: async ({ params: { id }, body }, context) => announce(await changeCertidao(by(context, 'certidaoEdited'), id, body)),
    renew: async ({ params: { id }, body }, context) => announce(await renewCertidao(by(context, 'certidaoRenewed'), id, body)),
    remove: async ({ params: { id } }, context) => {
      await removeCertidao(by(context, 'certidaoRemoved'), id);
      return announce(undefined);
    },
    restore: async ({ params: { id } }, context) => announce(await restoreCertidao(by(context, 'certidaoRestored'), id)),
  });
}
