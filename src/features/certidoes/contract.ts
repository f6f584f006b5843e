// The vault of the own company's documents.
import { endpoint } from '#kit/contract.ts';
import { Body, Day, Default, FileName, Id, Line, Nothing, Nullable, Paging, SearchText, type Static, Type, Version } from '#kit/schema.ts';
import { signedFile } from '#kit/signedFile.ts';
import { Arquivo, Certidao, CertidaoInteira, codigosDeTipo, estados, grupos } from './entities.ts';

const ById = Type.Object({ id: Id() });

/** Most documents in one ZIP file. */
export const mostZipped = 100;

const filters = {
  q: SearchText(),
  grupo: Type.Optional(Type.Enum([...grupos])),
  estado: Type.Optional(Type.Enum([...estados])),
  tipo: Type.Optional(Type.Enum(codigosDeTipo)),
  on: Type.Optional(Day()),
};
const sorting = {
  sort: Default(Type.Enum(['grupo', 'nome', 'vencimento', 'emissao']), 'grupo'),
  order: Default(Type.Enum(['asc', 'desc']), 'asc'),
};

/** `arquivo`: the id of an uploaded file; null for none. */
const issue = {
  numero: Line({ maxLength: 60 }),
  emissor: Line({ maxLength: 120 }),
  emitida_em: Nullable(Day()),
  vence_em: Nullable(Day()),
  arquivo: Nullable(Type.String({ maxLength: 100 })),
};
const sent = {
  tipo: Type.Enum(codigosDeTipo),
  titulo: Line({ maxLength: 120 }),
  grupo: Type.Enum([...grupos]),
  nota: Type.String({ maxLength: 2000 }),
  ...issue,
};
export const SentIssue = Type.Object(issue);
export type SentIssue = Static<typeof SentIssue>;
export const SentCertidao = Type.Object(sent);
export type SentCertidao = Static<typeof SentCertidao>;

export const certidoes = {
  list: endpoint('GET /api/certidoes', {
    access: 'signedIn',
    summary:
      'Documents by filter, in order; q searches name, number, issuer and note. With on, only those valid on that day, each with the issue that is valid then; estado is as of that day, else as of today',
    query: Type.Object({ ...filters, ...sorting, ...Paging }),
    reply: Type.Object({ certidoes: Type.Array(Certidao), total: Type.Integer() }),
  }),
  count: endpoint('GET /api/certidoes/count', {
    access: 'signedIn',
    summary: 'How many documents match, by state; the estado filter itself is ignored',
    query: Type.Object(filters),
    reply: Type.Object({
      ...{ vencida: Type.Integer(), em5: Type.Integer(), em15: Type.Integer(), em30: Type.Integer() },
      ...{ valida: Type.Integer(), total: Type.Integer() },
    }),
  }),
  zip: endpoint('GET /api/certidoes/zip', {
    access: 'signedIn',
    heavy: 'export',
    summary:
      'The files of these documents as a ZIP file, numbered in this order, with an index; with on, of the issues that are valid on that day. A document that is not there, or has no valid issue, is refused',
    query: Type.Object({ ids: Type.Array(Id(), { minItems: 1, maxItems: mostZipped }), on: filters.on }),
    reply: 'application/zip',
  }),
  show: endpoint('GET /api/certidoes/:id', {
    access: 'signedIn',
    summary: 'One document with all its issues, the latest first',
    params: ById,
    reply: CertidaoInteira,
  }),
  send: endpoint('POST /api/certidoes/arquivos', {
    access: 'admin',
    summary: 'Upload a PDF or a picture of at most 20 MB, for a document to be added, changed or renewed within a day',
    query: Type.Object({ fileName: FileName() }),
    body: 'stream',
    reply: Arquivo,
    status: 201,
  }),
  file: endpoint('GET /api/certidoes/arquivos/:id', {
    access: 'public',
    summary: 'A file, under the signed address that its document comes with',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    query: Type.Object({ ...signedFile, inline: Default(Type.Boolean(), false) }),
    secretAddress: true,
    reply: 'application/octet-stream',
  }),
  add: endpoint('POST /api/certidoes', {
    access: 'admin',
    summary: 'Add a document; the kind “outro” needs a name of its own',
    body: Body(sent),
    reply: Certidao,
    status: 201,
  }),
  change: endpoint('PUT /api/certidoes/:id', {
    access: 'admin',
    effect: 'changes',
    summary: 'Correct a document that has not changed since that version, and its latest issue',
    params: ById,
    body: Body({ ...sent, version: Version() }),
    reply: Certidao,
  }),
  renew: endpoint('POST /api/certidoes/:id/renew', {
    access: 'admin',
    summary: 'Add a new issue of a document that has not changed since that version; the former ones stay readable',
    params: ById,
    body: Body({ ...issue, version: Version() }),
    reply: Certidao,
  }),
  remove: endpoint('DELETE /api/certidoes/:id', {
    access: 'admin',
    summary: 'Delete a document with all its issues; it can be restored for ten minutes',
    params: ById,
    reply: Nothing,
  }),
  restore: endpoint('POST /api/certidoes/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore a deleted document',
    params: ById,
    reply: Certidao,
  }),
};
