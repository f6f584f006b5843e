import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'See bills',
  name: 'Bill',
  of: 'of bill {{key}}',
  choose: 'Choose the bill these records belong to.',
  label: 'Bill these records belong to',
  hint: 'The file does not say which bill it belongs to.',
  placeholder: 'Search by number, summary or author',
  byKey: 'Use this code. If the bill has not been imported yet, the records wait for it.',
  chosen: 'Chosen',
  noKey: 'Records of this type come from the Chamber of Deputies; this bill is from the Senate.',
  nothing: 'No bills with these words',
  notHere: 'not imported yet; the records wait for it.',
} satisfies TextsIn<'en', typeof source>;
