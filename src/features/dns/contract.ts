// Lists of dated entries for DNS: sent, looked at, committed, undone as a whole.
import { endpoint } from '#kit/contract.ts';
import {
  Body,
  Day,
  Default,
  FileName,
  Flag,
  Id,
  Instant,
  Integer,
  List,
  Nothing,
  Nullable,
  OneOf,
  Optional,
  Paging,
  SearchText,
  Shape,
  type Static,
  Text,
  Version,
} from '#kit/schema.ts';

/**
 * Why a row, or a field of it, cannot be taken in. `repeated`, in the list, comes and goes with what stands there; `removed`: it was taken
 * out of the list by itself.
 */
const dnsMotives = [
  ...(['missing', 'tooLong', 'badDomain', 'badDate', 'dueBeforeEffective', 'noDate'] as const),
  ...(['repeatedInFile', 'repeated', 'removed'] as const),
] as const;
export const DnsFault = Shape({
  campo: OneOf(['nome', 'pedido', 'vigencia', 'vencimento', 'nota']),
  motivo: OneOf(dnsMotives),
  /** What stands there, shortened; nothing with `repeated`. */
  valor: Text(),
});
export type DnsFault = Static<typeof DnsFault>;

const entry = {
  id: Integer(),
  /** A domain in Unicode, or a term. */
  nome: Text(),
  /** The same domain in ASCII; empty for a term. */
  ascii: Text(),
  /** Source or order number. */
  pedido: Text(),
  vigencia: Nullable(Day()),
  vencimento: Nullable(Day()),
  nota: Text(),
};
/** `upload`: the file that it came with; null where it was typed in. `version` goes up with each change. */
const listed = { ...entry, upload: Nullable(Integer()), version: Integer() };
export const DnsEntry = Shape(listed);
export type DnsEntry = Static<typeof DnsEntry>;

/** `removed_by` is empty when the account is gone. */
export const RemovedDnsEntry = Shape({ ...listed, removed_at: Instant(), removed_by: Text() });
export type RemovedDnsEntry = Static<typeof RemovedDnsEntry>;

export const DnsRow = Shape({
  ...entry,
  vigencia: Nullable(Text()),
  vencimento: Nullable(Text()),
  /** As a spreadsheet or an editor counts the file's lines: the headings are one, and so is a blank one. */
  linha: Integer(),
  faults: List(DnsFault),
});
export type DnsRow = Static<typeof DnsRow>;

/** pronta: waits to be committed; gravada: its entries are in the list; desfeita: they were, and can be again. */
const DnsEstado = OneOf(['pronta', 'gravada', 'desfeita']);

export const DnsUpload = Shape({
  id: Integer(),
  arquivo: Text(),
  formato: OneOf(['csv', 'txt', 'xlsx']),
  bytes: Integer(),
  estado: DnsEstado,
  /** Rows of the file. */
  total: Integer(),
  /** How many of them have faults, and stay out. */
  faulty: Integer(),
  /** Headings that were not understood; their columns were left out. */
  ignored: List(Text()),
  sent_at: Instant(),
  /** Who sent it; empty when the account is gone, as are the names below. */
  by: Text(),
  /** When it last came into the list, and who put it there. */
  committed_at: Nullable(Instant()),
  committed_by: Text(),
  undone_at: Nullable(Instant()),
  undone_by: Text(),
});
export type DnsUpload = Static<typeof DnsUpload>;

const ById = Shape({ id: Id() });

/** Bytes of a file, a round number as sizes are written here, and rows in it. */
export const largestDnsFile = 5_000_000;
export const mostDnsRows = 20_000;

const entryFilters = {
  q: SearchText(),
  tipo: Optional(OneOf(['dominio', 'termo'])),
  prazo: Optional(OneOf(['vencido', 'proximo', 'futuro'])),
  de: Optional(Day()),
  ate: Optional(Day()),
  upload: Optional(Id()),
};
const entrySorting = {
  sort: Default(OneOf(['vencimento', 'vigencia', 'nome', 'pedido']), 'vencimento'),
  order: Default(OneOf(['asc', 'desc']), 'asc'),
};

/** What is not sent stays as it is. Judged by the handler as a file's rows are, so that both say the same of the same fault. */
const sentEntry = {
  nome: Optional(Text({ maxLength: 1000 })),
  pedido: Optional(Text({ maxLength: 200 })),
  vigencia: Optional(Nullable(Text({ maxLength: 40 }))),
  vencimento: Optional(Nullable(Text({ maxLength: 40 }))),
  nota: Optional(Text({ maxLength: 2000 })),
};

export const dns = {
  listEntries: endpoint('GET /api/dns/entries', {
    access: 'signedIn',
    summary:
      'Committed entries by filter, in order; q searches name, order number and note; de and ate limit the due date (or the effective date if there is none); prazo uses only the due date: past, within 30 days, later',
    query: Shape({ ...entryFilters, ...entrySorting, ...Paging }),
    reply: Shape({ entries: List(DnsEntry), total: Integer() }),
  }),
  countEntries: endpoint('GET /api/dns/entries/count', {
    access: 'signedIn',
    summary: 'How many entries match, by due date; the prazo filter itself is ignored, and total includes entries without a due date',
    query: Shape(entryFilters),
    reply: Shape({ vencido: Integer(), proximo: Integer(), futuro: Integer(), total: Integer() }),
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
    effect: 'keeps',
    summary: 'Change an entry that has not changed since that version; fields left out stay as they are',
    params: ById,
    body: Body({ ...sentEntry, version: Version() }),
    reply: DnsEntry,
  }),
  renewEntry: endpoint('POST /api/dns/entries/:id/renew', {
    access: 'admin',
    effect: 'keeps',
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
    query: Shape({ ...Paging }),
    reply: Shape({ entries: List(RemovedDnsEntry), total: Integer() }),
  }),
  restoreEntry: endpoint('POST /api/dns/entries/:id/restore', {
    access: 'admin',
    effect: 'keeps',
    summary: 'Restore an entry that was removed individually',
    params: ById,
    reply: DnsEntry,
  }),
  exportEntries: endpoint('GET /api/dns/entries/export', {
    access: 'signedIn',
    summary: 'The same as CSV in UTF-8, in a form that can be uploaded again',
    query: Shape({ ...entryFilters, ...entrySorting }),
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
    query: Shape({ arquivo: FileName() }),
    body: 'stream',
    reply: DnsUpload,
    status: 201,
  }),
  listUploads: endpoint('GET /api/dns/uploads', {
    access: 'admin',
    summary: 'Uploaded files, newest first',
    query: Shape({ ...Paging }),
    reply: Shape({ uploads: List(DnsUpload), total: Integer() }),
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
    query: Shape({ faulty: Default(Flag(), false), ...Paging }),
    reply: Shape({ rows: List(DnsRow), total: Integer() }),
  }),
  commit: endpoint('POST /api/dns/uploads/:id/commit', {
    access: 'admin',
    summary:
      "Add the file's entries to the list; rows with errors are skipped, and without “withoutFaulty” they prevent the file from being committed",
    params: ById,
    body: Body({ withoutFaulty: Flag() }),
    reply: DnsUpload,
  }),
  undo: endpoint('POST /api/dns/uploads/:id/undo', {
    access: 'admin',
    effect: 'keeps',
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
