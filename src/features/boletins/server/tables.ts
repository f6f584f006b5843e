import type { Language } from '#kit/errors.ts';
import type { Frequency } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    search_alerts: SearchAlertsTable;
    /** Notices that were found for searches with alerts. */
    search_matches: { search_id: number; licitacao_id: number; found_at: string };
    /** Up to where the log of written notices was matched; one row. */
    search_matching: { position: string };
    boletins: BoletinsTable;
  }
}

export interface SearchAlertsTable {
  search_id: number;
  user_id: number;
  bell: boolean;
  mail: Frequency;
  /** Up to when bulletins told what it found; set when mail begins. */
  mailed_until: string;
  /** Notices with an id up to this one were there before. */
  since_id: number;
  /** The notification that counts new notices until it is read. */
  bell_about: string;
  feed_digest: string | null;
  feed_made_at: string | null;
  feed_read_at: string | null;
}

export interface BoletinsTable {
  user_id: number;
  /** Hour in Brasília. */
  hora: number;
  /** 1 is Monday. */
  dia_da_semana: number;
  acompanhados: Frequency;
  /** Up to when bulletins told what changed of followed items, suppliers and bodies; set when mail begins. */
  acompanhados_ate: string;
  language: Language;
  /** In the address that ends the bulletins. */
  token: string;
  /** When each kind is due. */
  diario_em: string;
  semanal_em: string;
}
