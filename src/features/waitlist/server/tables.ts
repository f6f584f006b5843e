import type { Generated } from 'kysely';
import type { Language } from '#kit/errors.ts';
import type { WaitlistKind } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    waitlist: WaitlistTable;
  }
}

export interface WaitlistTable {
  id: Generated<number>;
  kind: WaitlistKind;
  email: string;
  language: Language;
  created_at: string;
  /** For a release: the version that ran at the request. */
  version: string;
  /** When the server was last known to run. */
  seen_at: string;
}
