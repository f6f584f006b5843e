import type { Generated } from 'kysely';
import type { DnsFault } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    dns_uploads: DnsUploadsTable;
    dns_entries: DnsEntriesTable;
  }
}

export interface DnsUploadsTable {
  id: Generated<number>;
  user_id: number | null;
  arquivo: string;
  /** `manual`: the single upload for entries added by hand, without a file. */
  formato: 'csv' | 'txt' | 'xlsx' | 'manual';
  bytes: number;
  /** `chegando` while its rows are written, `descartada` while they are deleted: invisible in both states. */
  estado: 'chegando' | 'pronta' | 'gravada' | 'desfeita' | 'descartada';
  total: number;
  faulty: number;
  /** Unknown headings. */
  ignored: string[];
  sent_at: string;
  committed_at: string | null;
  committed_by: number | null;
  undone_at: string | null;
  undone_by: number | null;
  demo: Generated<boolean>;
}

/** A row of a file; in the list when it has no faults and its upload is `gravada`. Days of faulty rows are stored as written. */
export interface DnsEntriesTable {
  id: Generated<number>;
  upload_id: number;
  /** Line number as spreadsheets and editors count. */
  linha: number;
  nome: string;
  ascii: string;
  pedido: string;
  vigencia: string | null;
  vencimento: string | null;
  nota: string;
  faults: DnsFault[] | null;
  /** Unique key of an entry, beginning with the folded name, so that it also sorts. */
  chave: string;
  busca: string;
  version: Generated<number>;
  removed_at: string | null;
  removed_by: number | null;
}
