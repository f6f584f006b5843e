import { notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fileHeaders } from '#kit/server/files/fileHeaders.ts';
import { openFile } from '#kit/server/files/openFile.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { arquivos } from '../../arquivos.ts';
import { audienceOf, findForChange, type PropostaRow, visibleTo } from '../access.ts';
import { type PropostasOptions, WRITE_LOCK } from '../ports.ts';
import { FILES, findArquivo, listArquivos, setArquivoRemoved, storeArquivo } from './files.ts';

type Options = Pick<PropostasOptions, 'database' | 'events' | 'images' | 'files' | 'addresses'>;

export function arquivosRoutes({ database, events, images, files, addresses }: Options): Routes {
  /** An offer that the caller may change; the browsers that show it fetch it again once the change is done. */
  const mustEdit = async (db: Queries, { id: userId }: Caller, id: number): Promise<PropostaRow> => {
    const row = await findForChange(db, id, userId, 'editor');
    const audience = await audienceOf(db, row);
    afterCommit(db, () => events.publish(audience, 'propostas'));
    return row;
  };
  const setRemoved = (caller: Caller, id: number, arquivo: string, isRemoved: boolean) =>
    database.write(async (db) => setArquivoRemoved(db, await mustEdit(db, caller, id), arquivo, isRemoved, caller.id), WRITE_LOCK);

  return serve(arquivos, {
    listFiles: async ({ params: { id } }, { caller }) => {
      const seen = await visibleTo(database.read, caller.id).select('propostas.id').where('propostas.id', '=', id).executeTakeFirst();
      if (!seen) return notFound();
      return { arquivos: await listArquivos(database.read, id, { images, addresses }) };
    },
    sendFile: async ({ params: { id }, query: { fileName }, body }, { caller, request }) => {
      await findForChange(database.read, id, caller.id, 'editor');
      const announced = Number(request.headers['content-length']) || 0;
      const upload = { userId: caller.id, fileName, bytes: body, announced };
      return storeArquivo({ database, files }, id, upload, (db) => mustEdit(db, caller, id));
    },
    readFile: async ({ params: { arquivo }, query: { inline, ...signed } }, { response }) => {
      const reader = await addresses.readerOf(FILES, { id: arquivo, ...signed });
      const row = reader && (await findArquivo(database.read, arquivo, reader.account));
      if (!row) return notFound();
      const bytes = await openFile(files, row.id);
      response.headers(fileHeaders(inline, { mediaType: row.media_type, fileName: row.file_name, size: row.size }));
      return bytes;
    },
    removeFile: async ({ params: { id, arquivo } }, { caller }) => {
      await setRemoved(caller, id, arquivo, true);
      return undefined;
    },
    restoreFile: async ({ params: { id, arquivo } }, { caller }) => {
      await setRemoved(caller, id, arquivo, false);
      return undefined;
    },
  });
}
