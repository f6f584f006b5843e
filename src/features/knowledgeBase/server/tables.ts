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

/** A removed row is purged after ten minutes together with its content, which until then counts as removed, too. */
type EditableRow = {
  id: Generated<number>;
  position: number;
  /** Key in `texts.ts`. */
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
  /** Sanitized. */
  html: string;
  /** The same as plain text. */
  content: string;
  /** Folded: the title; and title with content. */
  title_busca: string;
  busca: string;
  is_published: boolean;
  updated_at: string;
}
