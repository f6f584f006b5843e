declare module '#kit/server/database/database.ts' {
  interface Tables {
    autocomplete_terms: TermsTable;
  }
}

export interface TermsTable {
  id: number;
  title: string;
  /** The title, folded. */
  words: string;
  /** Its place among the suggestions, from 1. */
  rank: number;
}
