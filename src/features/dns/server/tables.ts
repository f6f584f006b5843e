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
  /** `manual`: no file, but the entries that were typed in, one for all of them. */
  formato: 'csv' | 'txt' | 'xlsx' | 'manual';
  bytes: number;
  /** `chegando` while its rows are written, `descartada` while they are removed: nobody sees either. */
  estado: 'chegando' | 'pronta' | 'gravada' | 'desfeita' | 'descartada';
  total: number;
  faulty: number;
  /** Headings that were not understood. */
  ignored: string[];
  sent_at: string;
  committed_at: string | null;
  committed_by: number | null;
  undone_at: string | null;
  undone_by: number | null;
  demo: Generated<boolean>;
}

/** A row of a file; part of the list when it has no faults and its upload is `gravada`. Days of faulty rows are as they stand there. */
export interface DnsEntriesTable {
  id: Generated<number>;
  upload_id: number;
  /** Row in its file, as a spreadsheet or an editor counts. */
  linha: number;
  nome: string;
  ascii: string;
  pedido: string;
  vigencia: string | null;
  vencimento: string | null;
  nota: string;
  faults: DnsFault[] | null;
  /** What tells an entry from others, the folded name first: it also puts them in order. */
  chave: string;
  busca: string;
  version: Generated<number>;
  removed_at: string | null;
  removed_by: number | null;
}
