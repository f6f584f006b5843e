import type { PageText } from './pageText.ts';
import { RichTextEditing, type RichTextEditingProps } from './RichTextEditing.tsx';
import { TableTool } from './TableTool.tsx';
import { tables } from './tables.ts';

const page: PageText = { extensions: tables, TableTool };

/** The field for a text of one of our own pages, which may hold tables and lead to others of them. */
export function PageTextEditing(field: RichTextEditingProps) {
  return <RichTextEditing {...field} page={page} />;
}
