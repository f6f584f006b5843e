import type { Generated } from 'kysely';
import type { SeguidoKind } from '../seguidos.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    seguidos: SeguidosTable;
    /** Up to which notices and results followers were told; one row. */
    seguidos_lidos: { id: number; licitacao_id: number; resultado_id: number };
  }
}

/** Suppliers, public bodies and municípios that accounts follow. */
export interface SeguidosTable {
  id: Generated<number>;
  user_id: number;
  kind: SeguidoKind;
  documento: string;
  silenciado: boolean;
  /** The notification that counts news until it is read. */
  bell_about: string;
  created_at: string;
}
