import type { Generated } from 'kysely';
import type { SeguidoKind } from '../seguidos.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    seguidos: SeguidosTable;
    /** Up to which notices and results followers were told; one row. */
    seguidos_lidos: { id: number; licitacao_id: number; resultado_id: number };
    seguidos_novidades: SeguidosNovidadesTable;
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

/** What followed suppliers won and followed bodies published, once for all their followers. */
export interface SeguidosNovidadesTable {
  kind: SeguidoKind;
  documento: string;
  licitacao_id: number;
  /** Items that the supplier won; 1 for the notice of a body. */
  itens: number;
  found_at: string;
}
