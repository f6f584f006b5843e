declare module '#kit/server/database/database.ts' {
  interface Tables {
    autocomplete_terms: TermsTable;
  }
}

export interface TermsTable {
  id: number;
  title: string;
  /** The title folded. */
  words: string;
  /** 1 is the most used. */
  rank: number;
}
