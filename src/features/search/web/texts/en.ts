import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Search everything',
  placeholder: 'Search notices, e-mails, tasks, people, files…',
  results: 'Results',
  noneAtAll: 'No results for “{{q}}”',
  marked: 'bookmarked',
  count_one: '{{figure}} result',
  count_other: '{{figure}} results',
  noSubject: '(no subject)',
  due: 'due {{day}}',
  completed: 'completed',
  group: {
    pages: 'Pages',
    files: 'Files',
    contacts: 'Contacts',
    intents: 'Open the list',
    orgaos: 'Public bodies',
    municipios: 'Municipalities',
    suggestions: 'Suggestions',
    recent: 'Opened recently',
    marked: 'Bookmarked',
  },
  foot: {
    move: 'choose',
    open: 'open',
    elsewhere: 'in a new tab',
    close: 'close',
    mark: 'Bookmark',
  },
} satisfies TextsIn<'en', typeof source>;
