import type { WatchKind } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    vigencias: VigenciasTable;
  }
}

/** A record whose end an account wants in the calendar. */
export interface VigenciasTable {
  user_id: number;
  kind: WatchKind;
  item_id: number;
  created_at: string;
}
