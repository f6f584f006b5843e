import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'See notices',
  name: 'Notice',
  of: 'of {{key}}',
  choose: 'Choose the notice these records belong to.',
  label: 'Notice these records belong to',
  hint: 'The file does not say which notice it belongs to.',
  placeholder: 'Search by subject, public body or number',
  byKey: 'Use this control number. If the notice has not been imported yet, the records wait for it.',
  chosen: 'Chosen',
  noKey: 'This notice has no PNCP control number.',
  nothing: 'No notices with these words',
  notHere: 'not imported yet; the records wait for it.',
  ignored: 'Ignored records belong to notices that were deleted.',
  removed: 'See deleted notices',
} satisfies TextsIn<'en', typeof source>;
