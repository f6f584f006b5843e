// The files of an offer, each with its versions.
import { endpoint } from '#kit/contract.ts';
import { Default, FileName, Id, Instant, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';
import { ShownFile } from '#kit/shownFile.ts';
import { signedFile } from '#kit/signedFile.ts';
import { Pessoa } from './entities.ts';

/** The largest file in bytes, and the most versions in one offer. */
export const arquivoLimits = { bytes: 50_000_000, versoes: 500 } as const;

const VersaoDeArquivo = Type.Object({
  id: Type.String(),
  versao: Type.Integer(),
  fileName: Type.String(),
  /** A signed address. */
  url: Type.String(),
  bytes: Type.Integer(),
  shown: Nullable(ShownFile),
  quem: Nullable(Pessoa),
  created_at: Instant(),
});
export type VersaoDeArquivo = Static<typeof VersaoDeArquivo>;

/** The files of one name; the latest version first. */
export const Arquivo = Type.Object({ nome: Type.String(), versoes: Type.Array(VersaoDeArquivo) });
export type Arquivo = Static<typeof Arquivo>;

const ById = Type.Object({ id: Id() });
const OfFile = Type.Object({ id: Id(), arquivo: Type.String({ maxLength: 100 }) });

export const arquivos = {
  listFiles: endpoint('GET /api/propostas/:id/arquivos', {
    access: 'signedIn',
    summary: 'The files of an offer by name, each with its versions, the latest first',
    params: ById,
    reply: Type.Object({ arquivos: Type.Array(Arquivo) }),
  }),
  sendFile: endpoint('POST /api/propostas/:id/arquivos', {
    access: 'signedIn',
    summary: 'Upload a file of at most 50 MB to an offer; one of a name that is there already becomes its next version',
    params: ById,
    query: Type.Object({ fileName: FileName() }),
    body: 'stream',
    reply: Type.Object({ id: Type.String(), versao: Type.Integer() }),
    status: 201,
  }),
  readFile: endpoint('GET /api/propostas/arquivos/:arquivo', {
    access: 'public',
    summary: 'A file, under the signed address that the list of files has',
    params: Type.Object({ arquivo: Type.String({ maxLength: 100 }) }),
    query: Type.Object({
      ...signedFile,
      inline: Default(Type.Boolean(), false),
    }),
    secretAddress: true,
    reply: 'application/octet-stream',
  }),
  removeFile: endpoint('DELETE /api/propostas/:id/arquivos/:arquivo', {
    access: 'signedIn',
    summary: 'Remove a file with all its versions, named by any of them; it can be restored for ten minutes',
    params: OfFile,
    reply: Nothing,
  }),
  restoreFile: endpoint('POST /api/propostas/:id/arquivos/:arquivo/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a file that was removed less than ten minutes ago',
    params: OfFile,
    reply: Nothing,
  }),
};
