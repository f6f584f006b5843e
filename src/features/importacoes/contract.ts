// Imports of files: uploaded and checked, then started, watched, cancelled or resumed.
import { endpoint } from '#kit/contract.ts';
import { Body, Choices, Default, FileName, Id, Nothing, Nullable, Paging, Type } from '#kit/schema.ts';
import { Estado, Importacao, ImportacaoDetail, Rejeito } from './entities.ts';
import { Origem } from './origem.ts';

const ById = Type.Object({ id: Id() });
/** Key of the record that others belong to, as a kind of records defines it; or empty. */
const Vinculo = () => Type.String({ maxLength: 100 });

export const importacoes = {
  receive: endpoint('POST /api/importacoes', {
    access: 'admin',
    summary: 'Upload a file: it is kept and checked, and waits to be started. JSON, NDJSON or CSV, plain or in gzip, or XLSX',
    query: Type.Object({ arquivo: FileName(), vinculo: Default(Vinculo(), '') }),
    body: 'stream',
    reply: ImportacaoDetail,
    status: 201,
  }),
  list: endpoint('GET /api/importacoes', {
    access: 'admin',
    summary: 'Imports in some states or of one origin, newest first, or unfinished ones first; limite is the maximum file size in bytes',
    query: Type.Object({
      ...Paging,
      estado: Type.Optional(Choices(Estado)),
      origem: Type.Optional(Origem),
      abertas: Default(Type.Boolean(), false),
    }),
    reply: Type.Object({ importacoes: Type.Array(Importacao), total: Type.Integer(), limite: Type.Integer() }),
  }),
  show: endpoint('GET /api/importacoes/:id', {
    access: 'admin',
    summary: 'One import with what its check found',
    params: ById,
    reply: ImportacaoDetail,
  }),
  adjust: endpoint('PUT /api/importacoes/:id/reading', {
    access: 'admin',
    summary:
      'Set how a waiting file is to be read, and check it again: the record its records belong to, or the type and columns of a spreadsheet',
    params: ById,
    body: Body({
      vinculo: Type.Optional(Vinculo()),
      tipo: Type.Optional(Type.String({ maxLength: 100 })),
      campos: Type.Optional(
        Type.Array(
          Type.Object({ campo: Type.String({ maxLength: 100 }), coluna: Nullable(Type.Integer({ minimum: 0, maximum: 16_384 })) }),
          { maxItems: 100 },
        ),
      ),
    }),
    reply: ImportacaoDetail,
  }),
  start: endpoint('POST /api/importacoes/:id/start', {
    access: 'admin',
    summary: 'Start a waiting import, or resume an interrupted one; one runs at a time, the others queue',
    params: ById,
    reply: Importacao,
  }),
  cancel: endpoint('POST /api/importacoes/:id/cancel', {
    access: 'admin',
    effect: 'changes',
    summary: 'Cancel an import that is running, queued or interrupted; what it has imported is kept',
    params: ById,
    reply: Importacao,
  }),
  discard: endpoint('DELETE /api/importacoes/:id', {
    access: 'admin',
    summary: 'Discard a file that was not started',
    params: ById,
    reply: Nothing,
  }),
  listRejects: endpoint('GET /api/importacoes/:id/rejects', {
    access: 'admin',
    summary: 'The rejected records of an import in the order of the file; with mantidos, the values left out of records that were imported',
    params: ById,
    query: Type.Object({ ...Paging, mantidos: Default(Type.Boolean(), false) }),
    reply: Type.Object({ rejeitos: Type.Array(Rejeito), total: Type.Integer() }),
  }),
  exportRejects: endpoint('GET /api/importacoes/:id/rejects/export', {
    access: 'admin',
    heavy: 'export',
    summary: 'Both as CSV',
    params: ById,
    reply: 'text/csv; charset=utf-8',
  }),
  listKinds: endpoint('GET /api/importacoes/kinds', {
    access: 'signedIn',
    summary:
      'Types of records that can be imported: their name, their portal if they come from one, and whether a template can be filled in',
    reply: Type.Object({
      tipos: Type.Array(
        Type.Object({ tipo: Type.String(), titulo: Type.String(), portal: Nullable(Type.String()), modelo: Type.Boolean() }),
      ),
    }),
  }),
  templateCsv: endpoint('GET /api/importacoes/templates/:tipo/csv', {
    access: 'signedIn',
    summary: 'A template as CSV: headings and an example row',
    params: Type.Object({ tipo: Type.String({ maxLength: 100 }) }),
    reply: 'text/csv; charset=utf-8',
  }),
  templateXlsx: endpoint('GET /api/importacoes/templates/:tipo/xlsx', {
    access: 'signedIn',
    summary: 'A template as XLSX: headings, an example row, and a second sheet that explains the columns',
    params: Type.Object({ tipo: Type.String({ maxLength: 100 }) }),
    reply: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
};
