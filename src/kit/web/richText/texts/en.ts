import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  tools: 'Formatting for {{field}}',
  tool: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    heading: 'Heading',
    subheading: 'Subheading',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    table: 'Table',
    alignLeft: 'Align left',
    alignCenter: 'Centre',
    alignRight: 'Align right',
    clear: 'Clear formatting',
    undo: 'Undo typing',
    redo: 'Redo typing',
  },
  link: {
    address: 'Link address',
    hint: 'A page, an email address or a phone number (tel:).',
    pageHint: 'A page, an email address or a phone number (tel:). For a page in the system, its path: /apps/…',
    invalid: 'This address is not valid for a link. Use a page (https://…), an email address or a phone number (tel:…).',
    pageInvalid:
      'This address is not valid for a link. Use a page (https://…), the path of a page in the system (/…), an email address or a phone number (tel:…).',
    apply: 'Apply',
    remove: 'Remove link',
  },
  table: {
    insert: 'Insert 3 × 3 table',
    rowAbove: 'Row above',
    rowBelow: 'Row below',
    columnBefore: 'Column before',
    columnAfter: 'Column after',
    removeRow: 'Remove row',
    removeColumn: 'Remove column',
    remove: 'Remove table',
  },
};
