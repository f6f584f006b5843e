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
  formato: 'csv' | 'txt' | 'xlsx';
  bytes: number;
  estado: 'pronta' | 'gravada' | 'desfeita';
  total: number;
  faulty: number;
  sent_at: string;
  committed_at: string | null;
  undone_at: string | null;
  undone_by: number | null;
}

/** A row of a file. Days of faulty rows are as they stand there. */
export interface DnsEntriesTable {
  id: Generated<number>;
  upload_id: number;
  /** Row in its file, from 1, the headings not counted. */
  linha: number;
  nome: string;
  ascii: string;
  pedido: string;
  vigencia: string | null;
  vencimento: string | null;
  nota: string;
  faults: DnsFault[] | null;
  /** Whether it is part of the list: its upload was committed, and not undone. */
  is_live: boolean;
  busca: string;
}
