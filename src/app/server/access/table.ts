// Who may call what, one line an endpoint: anybody, whoever is signed in, or admins alone; and whose things it is about.
import { accountsAccess } from './accounts.ts';
import { agendaAccess } from './agenda.ts';
import { messagesAccess } from './messages.ts';
import { overviewsAccess } from './overviews.ts';
import { profileAccess } from './profile.ts';
import { readingAccess } from './reading.ts';
import { recordsAccess } from './records.ts';
import type { Row } from './row.ts';
import { shopAccess } from './shop.ts';

export const accessTable: Record<string, Row> = {
  ...accountsAccess,
  ...overviewsAccess,
  ...shopAccess,
  ...recordsAccess,
  ...readingAccess,
  ...agendaAccess,
  ...messagesAccess,
  ...profileAccess,
};
