import type { AuditKind } from '#features/audit/contract.ts';
import type { ListFilters } from '#features/licitacoes/contract.ts';
import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { fileHeaders } from '#kit/server/files/fileHeaders.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { openFile } from '#kit/server/files/openFile.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { Addresses } from '#kit/server/images/addresses.ts';
import { changesBetween, type RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { editaisCalls } from '../contract.ts';
import { FILES, fileNameOf, findEdital, listEditais, queueEdital } from './editais.ts';
import { releaseFiles } from './room.ts';
import { searchEditais } from './search.ts';
import { changeSettings, findSettings, showSettings } from './settings.ts';

export type RouteOptions = {
  database: Database;
  background: Database;
  files: FileStore;
  addresses: Addresses;
  events: Pick<Events, 'publish'>;
  record: RecordAuditEntry<AuditKind>;
  /** The notices that filters of their list leave, whatever their words. */
  filterNotices(filter: Partial<ListFilters>): Promise<ReadonlySet<number>>;
  onError(error: unknown): void;
};
type Wakes = { wake(): void; wakeAutomatic(): void };

/** How often the use of a file is noted. */
const USE_EVERY_MS = 3_600_000;

export function editaisRoutes(options: RouteOptions & Wakes): Routes {
  const { database, files, addresses, events, record, filterNotices, wake, wakeAutomatic, onError } = options;
  return serve(editaisCalls, {
    ofNotice: async ({ params: { id } }) => {
      const notice = await database.read.selectFrom('licitacoes').select('id').where('id', '=', id).executeTakeFirst();
      return notice ? { editais: await listEditais(database.read, id, addresses) } : notFound();
    },
    download: async ({ params: { id } }) => {
      await database.write((db) => queueEdital(db, id), 'editais');
      events.publish('everybody', 'editais');
      wake();
      return findEdital(database.read, id, addresses);
    },
    file: async ({ params: { id }, query: { inline, ...signed } }, { response }) => {
      const reader = await addresses.readerOf(FILES, { id, ...signed });
      const row = reader && (await findFile(database, Number(id)));
      if (!row?.file || row.bytes === null) return notFound();
      const bytes = await openFile(files, row.file);
      noteUse(database, row).catch(onError);
      const fileName = fileNameOf(row.titulo, row.kind);
      response.headers(fileHeaders(inline, { mediaType: row.media_type, fileName, size: row.bytes }));
      return bytes;
    },
    search: async ({ query: { q, licitacao, limit, ...filter } }) => {
      const isFiltered = licitacao === undefined && Object.values(filter).some((value) => value !== undefined);
      const ids = isFiltered ? await filterNotices(filter) : undefined;
      return searchEditais(database, { q, licitacao, limit, isWanted: ids && ((id) => ids.has(id)) });
    },
    readSettings: () => showSettings(database.read),
    changeSettings: async ({ body }, { request }) => {
      await database.write(async (db) => {
        const before = await findSettings(db);
        await changeSettings(db, body);
        const details = changesBetween(before, await findSettings(db));
        await record(db, request, { kind: 'sourceChanged', subject: { type: 'source', id: 0, name: 'Editais' }, details });
      });
      await releaseFiles(options);
      events.publish('everybody', 'editais');
      wakeAutomatic();
      return showSettings(database.read);
    },
  });
}

function findFile({ read }: Database, id: number) {
  return read
    .selectFrom('editais')
    .innerJoin('documentos', 'documentos.id', 'documento_id')
    .select(['documento_id', 'file', 'bytes', 'media_type', 'kind', 'used_at', 'titulo'])
    .where('documento_id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst();
}

async function noteUse(database: Database, { documento_id, used_at }: { documento_id: number; used_at: string | null }): Promise<void> {
  if (used_at !== null && Date.now() - Date.parse(used_at) < USE_EVERY_MS) return;
  await database
    .forPurpose('background')
    .write((db) => db.updateTable('editais').set({ used_at: new Date().toISOString() }).where('documento_id', '=', documento_id).execute());
}
