// Calls on exports of notices that are written in the background.
import { endpoint } from '#kit/contract.ts';
import { Body, ExportedIds, Id, Instant, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';
import { filters, listColumns, sorting } from './entities.ts';

/** Live changes of exports, and the first part of their query keys. */
export const exportsTopic = 'exports';
/** How many exports of an account may wait or run at the same time. */
export const MOST_UNFINISHED = 3;
/** How many an account keeps: a further one replaces the oldest. */
export const MOST_KEPT = 20;
/** How long a file can be downloaded. */
export const KEPT_HOURS = 24;

export const formats = ['csv', 'xlsx', 'ocds'] as const;
const states = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

const search = { ...filters, ...sorting };
const asked = {
  format: Type.Enum([...formats]),
  /** The shown columns, in this order; empty: all. OCDS has its own fields. */
  columns: Type.Array(Type.Enum([...listColumns]), { maxItems: listColumns.length, uniqueItems: true }),
};

export const ExportJob = Type.Object({
  id: Type.Integer(),
  ...asked,
  query: Type.Object(search),
  /** Whether only selected notices are exported. */
  isSelection: Type.Boolean(),
  state: Type.Enum([...states]),
  /** Notices written so far. */
  written: Type.Integer(),
  total: Type.Integer(),
  fileName: Type.String(),
  bytes: Nullable(Type.Integer()),
  /** Why it failed. */
  failure: Nullable(Type.String()),
  createdAt: Instant(),
  finishedAt: Nullable(Instant()),
  /** When the file and its row are deleted; null as long as it is not finished. */
  expiresAt: Nullable(Instant()),
});
export type ExportJob = Static<typeof ExportJob>;

const ById = Type.Object({ id: Id() });

export const licitacoesExports = {
  create: endpoint('POST /api/licitacoes/exports', {
    access: 'signedIn',
    summary: 'Export the matching notices, or those with these ids, to a file in the background: CSV, XLSX or an OCDS release package',
    body: Body({ ...asked, query: Body(search), ids: ExportedIds() }),
    reply: ExportJob,
    status: 201,
  }),
  list: endpoint('GET /api/licitacoes/exports', {
    access: 'signedIn',
    summary: "The caller's exports of the last day, newest first",
    reply: Type.Object({ exports: Type.Array(ExportJob) }),
  }),
  show: endpoint('GET /api/licitacoes/exports/:id', {
    access: 'signedIn',
    summary: "One of the caller's exports with its progress",
    params: ById,
    reply: ExportJob,
  }),
  remove: endpoint('DELETE /api/licitacoes/exports/:id', {
    access: 'signedIn',
    summary: 'Cancel an export, or delete a finished one with its file',
    params: ById,
    reply: Nothing,
  }),
  download: endpoint('GET /api/licitacoes/exports/:id/file', {
    access: 'signedIn',
    summary: 'The file of a finished export, until it expires',
    params: ById,
    reply: 'application/octet-stream',
  }),
};
