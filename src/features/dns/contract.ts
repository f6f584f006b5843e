// Dated DNS entries: files are uploaded, reviewed, committed and undone as a whole.
import { endpoint } from '#kit/contract.ts';
import {
  Body,
  Day,
  Default,
  FileName,
  Id,
  Instant,
  Nothing,
  Nullable,
  Paging,
  SearchText,
  type Static,
  Type,
  Version,
} from '#kit/schema.ts';

/**
 * Why a row, or one of its fields, is invalid. `repeated`: the list already has the entry, which is checked again as the list changes.
 * `removed`: the entry was removed on its own.
 */
const dnsMotives = [
  ...(['missing', 'tooLong', 'badDomain', 'badDate', 'dueBeforeEffective', 'noDate'] as const),
  ...(['repeatedInFile', 'repeated', 'removed'] as const),
] as const;
export const DnsFault = Type.Object({
  campo: Type.Enum(['nome', 'pedido', 'vigencia', 'vencimento', 'nota']),
  motivo: Type.Enum(dnsMotives),
  /** The invalid value, shortened; empty for `repeated`. */
  valor: Type.String(),
});
export type DnsFault = Static<typeof DnsFault>;

const entry = {
  id: Type.Integer(),
  /** A domain in Unicode, or a term. */
  nome: Type.String(),
  /** The same domain in ASCII; empty for a term. */
  ascii: Type.String(),
  /** Source or order number. */
  pedido: Type.String(),
  vigencia: Nullable(Day()),
  vencimento: Nullable(Day()),
  nota: Type.String(),
};
/** `upload`: the file it came from; null for an entry added by hand. `version` increases with each change. */
const listed = { ...entry, upload: Nullable(Type.Integer()), version: Type.Integer() };
export const DnsEntry = Type.Object(listed);
export type DnsEntry = Static<typeof DnsEntry>;

/** `removed_by` is empty when the account no longer exists. */
export const RemovedDnsEntry = Type.Object({ ...listed, removed_at: Instant(), removed_by: Type.String() });
export type RemovedDnsEntry = Static<typeof RemovedDnsEntry>;

export const DnsRow = Type.Object({
  ...entry,
  vigencia: Nullable(Type.String()),
  vencimento: Nullable(Type.String()),
  /** Line number as spreadsheets and editors count, including the heading and blank lines. */
  linha: Type.Integer(),
  faults: Type.Array(DnsFault),
});
export type DnsRow = Static<typeof DnsRow>;

/** pronta: waiting to be committed; gravada: its entries are in the list; desfeita: undone, and can be redone. */
const DnsEstado = Type.Enum(['pronta', 'gravada', 'desfeita']);

export const DnsUpload = Type.Object({
  id: Type.Integer(),
  arquivo: Type.String(),
  formato: Type.Enum(['csv', 'txt', 'xlsx']),
  bytes: Type.Integer(),
  estado: DnsEstado,
  /** Rows of the file. */
  total: Type.Integer(),
  /** How many of them have faults and are left out of the list. */
  faulty: Type.Integer(),
  /** Unknown headings; their columns were ignored. */
  ignored: Type.Array(Type.String()),
  sent_at: Instant(),
  /** Who uploaded it; empty when the account no longer exists, like the names below. */
  by: Type.String(),
  /** When it was last committed, and by whom. */
  committed_at: Nullable(Instant()),
  committed_by: Type.String(),
  undone_at: Nullable(Instant()),
  undone_by: Type.String(),
});
export type DnsUpload = Static<typeof DnsUpload>;

const ById = Type.Object({ id: Id() });

/** Largest file in bytes, and most rows in it. A round number, as file sizes are shown in decimal units. */
export const largestDnsFile = 5_000_000;
export const mostDnsRows = 20_000;

const entryFilters = {
  q: SearchText(),
  tipo: Type.Optional(Type.Enum(['dominio', 'termo'])),
  prazo: Type.Optional(Type.Enum(['vencido', 'proximo', 'futuro'])),
  de: Type.Optional(Day()),
  ate: Type.Optional(Day()),
  upload: Type.Optional(Id()),
};
const entrySorting = {
  sort: Default(Type.Enum(['vencimento', 'vigencia', 'nome', 'pedido']), 'vencimento'),
  order: Default(Type.Enum(['asc', 'desc']), 'asc'),
};

/** Fields left out stay as they are. Validated by the handler like the rows of a file, so that both report the same fault the same way. */
const sentEntry = {
  nome: Type.Optional(Type.String({ maxLength: 1000 })),
  pedido: Type.Optional(Type.String({ maxLength: 200 })),
  vigencia: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  vencimento: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  nota: Type.Optional(Type.String({ maxLength: 2000 })),
};

export const dns = {
  listEntries: endpoint('GET /api/dns/entries', {
    access: 'signedIn',
    summary:
      'Committed entries by filter, in order; q searches name, order number and note; de and ate limit the due date (or the effective date if there is none); prazo uses only the due date: past, within 30 days, later',
    query: Type.Object({ ...entryFilters, ...entrySorting, ...Paging }),
    reply: Type.Object({ entries: Type.Array(DnsEntry), total: Type.Integer() }),
  }),
  countEntries: endpoint('GET /api/dns/entries/count', {
    access: 'signedIn',
    summary: 'How many entries match, by due date; the prazo filter itself is ignored, and total includes entries without a due date',
    query: Type.Object(entryFilters),
    reply: Type.Object({ vencido: Type.Integer(), proximo: Type.Integer(), futuro: Type.Integer(), total: Type.Integer() }),
  }),
  showEntry: endpoint('GET /api/dns/entries/:id', {
    access: 'signedIn',
    summary: 'One committed entry',
    params: ById,
    reply: DnsEntry,
  }),
  addEntry: endpoint('POST /api/dns/entries', {
    access: 'admin',
    summary: 'Add an entry to the list: a name and at least one of the two dates',
    body: Body(sentEntry),
    reply: DnsEntry,
    status: 201,
  }),
  changeEntry: endpoint('PUT /api/dns/entries/:id', {
    access: 'admin',
    effect: 'changes',
    summary: 'Change an entry that has not changed since that version; fields left out stay as they are',
    params: ById,
    body: Body({ ...sentEntry, version: Version() }),
    reply: DnsEntry,
  }),
  renewEntry: endpoint('POST /api/dns/entries/:id/renew', {
    access: 'admin',
    effect: 'changes',
    summary: 'Give an entry that has not changed since that version a later due date',
    params: ById,
    body: Body({ vencimento: Day(), version: Version() }),
    reply: DnsEntry,
  }),
  removeEntry: endpoint('DELETE /api/dns/entries/:id', {
    access: 'admin',
    summary: 'Remove an entry from the list; it can be restored for ninety days',
    params: ById,
    reply: Nothing,
  }),
  listRemoved: endpoint('GET /api/dns/entries/removed', {
    access: 'admin',
    summary: 'Entries that were removed individually and can be restored, latest first',
    query: Type.Object({ ...Paging }),
    reply: Type.Object({ entries: Type.Array(RemovedDnsEntry), total: Type.Integer() }),
  }),
  restoreEntry: endpoint('POST /api/dns/entries/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore an entry that was removed individually',
    params: ById,
    reply: DnsEntry,
  }),
  exportEntries: endpoint('GET /api/dns/entries/export', {
    access: 'signedIn',
    heavy: 'export',
    summary: 'The same as CSV in UTF-8, in a form that can be uploaded again',
    query: Type.Object({ ...entryFilters, ...entrySorting }),
    reply: 'text/csv; charset=utf-8',
  }),
  template: endpoint('GET /api/dns/template', {
    access: 'signedIn',
    summary: 'A template as CSV: headings and two example rows',
    reply: 'text/csv; charset=utf-8',
  }),
  send: endpoint('POST /api/dns/uploads', {
    access: 'admin',
    summary: 'Upload a CSV, TXT or XLSX file: it is read and checked, and waits to be committed',
    query: Type.Object({ arquivo: FileName() }),
    body: 'stream',
    reply: DnsUpload,
    status: 201,
  }),
  listUploads: endpoint('GET /api/dns/uploads', {
    access: 'admin',
    summary: 'Uploaded files, newest first',
    query: Type.Object({ ...Paging }),
    reply: Type.Object({ uploads: Type.Array(DnsUpload), total: Type.Integer() }),
  }),
  showUpload: endpoint('GET /api/dns/uploads/:id', {
    access: 'admin',
    summary: 'One file',
    params: ById,
    reply: DnsUpload,
  }),
  listRows: endpoint('GET /api/dns/uploads/:id/rows', {
    access: 'admin',
    summary: 'The rows of a file in order, with their errors; or only the rows with errors',
    params: ById,
    query: Type.Object({ faulty: Default(Type.Boolean(), false), ...Paging }),
    reply: Type.Object({ rows: Type.Array(DnsRow), total: Type.Integer() }),
  }),
  commit: endpoint('POST /api/dns/uploads/:id/commit', {
    access: 'admin',
    summary:
      "Add the file's entries to the list; rows with errors are skipped, and without “withoutFaulty” they prevent the file from being committed",
    params: ById,
    body: Body({ withoutFaulty: Type.Boolean() }),
    reply: DnsUpload,
  }),
  undo: endpoint('POST /api/dns/uploads/:id/undo', {
    access: 'admin',
    effect: 'changes',
    summary: 'Remove all entries of a file from the list again',
    params: ById,
    reply: DnsUpload,
  }),
  redo: endpoint('POST /api/dns/uploads/:id/redo', {
    access: 'admin',
    summary: 'Restore the entries of a file that was undone',
    params: ById,
    reply: DnsUpload,
  }),
  discard: endpoint('DELETE /api/dns/uploads/:id', {
    access: 'admin',
    summary: 'Discard a file whose entries are not in the list: one that was never committed, or was undone',
    params: ById,
    reply: Nothing,
  }),
};
