import type { Generated } from 'kysely';
import type { FaqKey } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    faq_groups: FaqGroupsTable;
    faq_questions: FaqQuestionsTable;
  }
}

/** Five rows, created by a migration. `text_key`: see `kit/server/text/builtInTexts.ts`. */
export interface FaqGroupsTable {
  id: Generated<number>;
  key: FaqKey;
  icon: string;
  title: string;
  subtitle: string;
  text_key: Generated<string | null>;
  position: number;
  version: Generated<number>;
}

export interface FaqQuestionsTable {
  id: Generated<number>;
  group_id: number;
  question: string;
  /** Sanitized. */
  html: string;
  /** The same as plain text. */
  ans: string;
  /** The question, normalized by `buscaOf`. */
  busca: string;
  /** Key in `questionTexts`. */
  text_key: Generated<string | null>;
  position: number;
  version: Generated<number>;
  removed_at: string | null;
}
