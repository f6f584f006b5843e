import { notFound } from '#kit/errors.ts';
import type { Events } from '#kit/server/events/events.ts';
import { fileHeaders } from '#kit/server/files/fileHeaders.ts';
import { UNKNOWN_TYPE } from '#kit/server/files/fileKind.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { openFile } from '#kit/server/files/openFile.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { exportsTopic, licitacoesExports } from '../../exports.ts';
import type { Searched } from '../list/queries.ts';
import { expiryFrom } from './expiry.ts';
import { createExport, findExport, listExports, removeExport, toExportJob } from './jobs.ts';
import { removeFiles } from './retention.ts';

type Options = Searched & { files: FileStore; events: Pick<Events, 'publish'>; wake(): void };

export function exportRoutes({ database, search, files, events, wake }: Options): Routes {
  return serve(licitacoesExports, {
    create: async ({ body }, { caller, language }) => {
      const created = await createExport({ database, search }, body, accountOf(caller), language);
      await removeFiles(files, created.files);
      wake();
      events.publish([caller.id], exportsTopic);
      return toExportJob(await findExport(database.read, created.id, caller.id), language);
    },
    list: async (_, { caller, language }) => ({ exports: await listExports(database, caller.id, language) }),
    show: async ({ params: { id } }, { caller, language }) => toExportJob(await findExport(database.read, id, caller.id), language),
    remove: async ({ params: { id } }, { caller }) => {
      const file = await removeExport(database, id, caller.id, expiryFrom(new Date()));
      if (file) await files.remove(file);
      events.publish([caller.id], exportsTopic);
      return undefined;
    },
    download: async ({ params: { id } }, { caller, language, response }) => {
      const row = await findExport(database.read, id, caller.id);
      if (row.state !== 'done' || !row.file || row.bytes === null) return notFound();
      const bytes = await openFile(files, row.file);
      const { fileName } = toExportJob(row, language);
      response.headers(fileHeaders(false, { mediaType: UNKNOWN_TYPE, fileName, size: row.bytes }));
      return bytes;
    },
  });
}

/** Commands on this machine have no account, and so no exports. */
function accountOf({ id }: Caller): number {
  return id === 0 ? notFound() : id;
}
