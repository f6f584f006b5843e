import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  missing: {
    title: 'Notice not found',
    sought: 'There is no notice with the identifier “{{id}}”',
    hint: 'It may have been deleted or not imported yet. Check the address or search the list.',
    list: 'See the list',
  },
  documentos: {
    title: 'Documents',
    none: 'No documents were imported for this notice.',
    open: 'Open {{titulo}} in a new tab',
    unsafe: 'Unsafe link',
  },
  historico: {
    none: 'Nothing has changed since the import.',
    deadline: 'Deadline changed',
    come: 'Added:',
    gone: 'Removed:',
    outroResultado: 'Result {{sequencial}} of item {{numero}}',
    parte: { lote: 'Item {{numero}}', resultado: 'Result of item {{numero}}', documento: 'Document {{numero}}' },
    partes: { lote: 'Items', resultado: 'Results', documento: 'Documents' },
  },
};
