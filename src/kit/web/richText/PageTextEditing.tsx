import type { PageText } from './pageText.ts';
import { RichTextEditing, type RichTextEditingProps } from './RichTextEditing.tsx';
import { TableTool } from './TableTool.tsx';
import { tables } from './tables.ts';

const page: PageText = { extensions: tables, TableTool };

/** The editor for texts of our own pages, with tables and internal links. */
export function PageTextEditing(field: RichTextEditingProps) {
  return <RichTextEditing {...field} page={page} />;
}
