import type { Generated } from 'kysely';
import type { Drawing } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    kb_categories: CategoriesTable;
    kb_lists: ListsTable;
    kb_articles: ArticlesTable;
    kb_votes: { article_id: number; user_id: number; is_useful: boolean };
  }
}

/** What is removed goes for good after ten minutes, and with it what it holds, which until then counts as removed too. */
type EditableRow = {
  id: Generated<number>;
  position: number;
  /** Of `texts.ts`. */
  text_key: Generated<string | null>;
  version: Generated<number>;
  removed_at: string | null;
};

export interface CategoriesTable extends EditableRow {
  slug: string;
  title: string;
  description: string;
  drawing: Drawing;
}

export interface ListsTable extends EditableRow {
  category_id: number;
  title: string;
  icon: string;
  icon_color: string;
}

export interface ArticlesTable extends EditableRow {
  list_id: number;
  slug: string;
  title: string;
  /** Cleaned. */
  html: string;
  /** The same as plain text. */
  content: string;
  /** Folded: the title, and title and content. */
  title_busca: string;
  busca: string;
  is_published: boolean;
  updated_at: string;
}
