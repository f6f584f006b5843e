import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Access control',
  lead: 'What {{name}}’s account can do. What is not allowed does not appear in the menu or on the screens.',
  everybody: 'All accounts',
  readNotices: 'View notices',
  exportNotices: 'Filter, sort and export the list',
  keepViews: 'Save the starting view of the list, bookmarks and appearance',
  administers: 'Administrators',
  import: 'Upload files and follow imports',
  remove: 'Delete notices and restore deleted ones',
  accounts: 'Edit the payment accounts of public bodies',
  records: 'See records as they came from the source',
  rules: 'Permissions',
  screens: 'Screens',
  mayOpen: 'Your account can open this screen',
  mayNotOpen: 'Your account cannot open this screen',
  note: 'The server checks these permissions on every request.',
  action: { read: 'Access', manage: 'Manage' },
  subject: {
    acl: 'this page',
    auth: 'the sign-in pages',
    standard: 'the standard screens',
    dnsUpload: 'file upload and administration',
    analytics: 'analytics',
    all: 'everything in the system',
  },
} satisfies TextsIn<'en', typeof source>;
