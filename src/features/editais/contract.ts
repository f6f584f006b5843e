// The calls of the files of notices' documents, and of the search in their text.
import { filters } from '#features/licitacoes/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Id, type Static, Type } from '#kit/schema.ts';
import { signedFile } from '#kit/signedFile.ts';
import { Edital, EditalHit, settingsFields } from './entities.ts';

export const EditaisSettings = Type.Object({
  ...settingsFields,
  /** Bytes of all files that are here, and how many there are. */
  used: Type.Integer(),
  files: Type.Integer(),
  /** Files that are still to be downloaded. */
  queued: Type.Integer(),
});
export type EditaisSettings = Static<typeof EditaisSettings>;

const ById = Type.Object({ id: Id() });

export const editaisCalls = {
  ofNotice: endpoint('GET /api/editais/licitacoes/:id', {
    access: 'signedIn',
    summary: 'The files of a notice’s documents: whether each is here, and what it is',
    params: ById,
    reply: Type.Object({ editais: Type.Array(Edital) }),
  }),
  download: endpoint('POST /api/editais/documentos/:id/download', {
    access: 'signedIn',
    summary: 'Download the file of a document and read its text, in the background',
    params: ById,
    reply: Edital,
  }),
  file: endpoint('GET /api/editais/files/:id', {
    access: 'public',
    summary: 'The file of a document, under the signed address that its notice comes with; “inline” only for pictures, PDF and plain texts',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    query: Type.Object({ ...signedFile, inline: Default(Type.Boolean(), false) }),
    secretAddress: true,
    reply: 'application/octet-stream',
  }),
  search: endpoint('GET /api/editais/search', {
    access: 'signedIn',
    heavy: 'search',
    summary:
      'Pages of files that have all searched words: the first one of each notice that the filters want, newest notices first, or all of one notice',
    query: Type.Object({
      ...filters,
      q: Type.String({ minLength: 1, maxLength: 200 }),
      licitacao: Type.Optional(Id()),
      limit: Default(Type.Integer({ minimum: 1, maximum: 50 }), 10),
    }),
    reply: Type.Object({
      hits: Type.Array(EditalHit),
      /** Whether there are more. */
      hasMore: Type.Boolean(),
    }),
  }),
  readSettings: endpoint('GET /api/editais/settings', {
    access: 'admin',
    summary: 'Whether files of followed notices are downloaded by themselves, how much room files may take, and how much they take',
    reply: EditaisSettings,
  }),
  changeSettings: endpoint('PATCH /api/editais/settings', {
    access: 'admin',
    effect: 'changes',
    summary: 'Change these settings; if there is less room, files that were not used for longest are removed',
    body: Body({ automatic: Type.Optional(settingsFields.automatic), quotaGb: Type.Optional(settingsFields.quotaGb) }),
    reply: EditaisSettings,
  }),
};
