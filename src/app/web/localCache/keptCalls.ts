// Which results are kept in the browser for the next visit, and which screens as snapshots: what accounts read every day. Nothing that
// signs in or decides over an account (sessions, second step, feeds), no mail texts, no chats.
import type { QueryKey } from '@tanstack/react-query';
import type { bookmarks } from '#features/bookmarks/contract.ts';
import type { calendar } from '#features/calendar/contract.ts';
import type { cards } from '#features/cards/contract.ts';
import type { chatUnseen } from '#features/chat/counted.ts';
import type { dashboards } from '#features/dashboards/contract.ts';
import type { email } from '#features/email/contract.ts';
import type { emailMeta } from '#features/email/counted.ts';
import type { follow } from '#features/follow/contract.ts';
import type { fontesCalls } from '#features/fontes/contract.ts';
import type { importacoes } from '#features/importacoes/contract.ts';
import type { licitacoes } from '#features/licitacoes/contract.ts';
import type { facets } from '#features/licitacoes/facets.ts';
import type { savedSearches } from '#features/licitacoes/savedSearches.ts';
import type { notifications } from '#features/notifications/contract.ts';
import type { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import type { settings } from '#features/settings/contract.ts';
import type { tasks } from '#features/tasks/contract.ts';
import type { taskCounts } from '#features/tasks/counted.ts';

type Calls<Contract> = readonly (keyof Contract)[];

/** What screens show. */
const ofScreens = {
  dashboards: ['notices', 'map', 'week', 'mine', 'summary'] satisfies Calls<typeof dashboards>,
  cards: ['activity', 'waiting'] satisfies Calls<typeof cards>,
  licitacoes: ['list', 'show', 'neighbours', 'listLotes', 'listChanges', 'facets'] satisfies Calls<typeof licitacoes & typeof facets>,
  projetosDeLei: ['list', 'show', 'listOptions', 'listTramitacoes', 'listChanges'] satisfies Calls<typeof projetosDeLei>,
  follow: ['list', 'board'] satisfies Calls<typeof follow>,
  calendar: ['listEvents', 'listDates'] satisfies Calls<typeof calendar>,
  email: ['listPage'] satisfies Calls<typeof email>,
  tasks: ['listPage'] satisfies Calls<typeof tasks>,
};

/** What the frame shows, and marks and counts on screens. */
const ofFrame = {
  settings: ['read'] satisfies Calls<typeof settings>,
  bookmarks: ['read'] satisfies Calls<typeof bookmarks>,
  notifications: ['count'] satisfies Calls<typeof notifications>,
  chat: ['unseen'] satisfies Calls<typeof chatUnseen>,
  importacoes: ['list'] satisfies Calls<typeof importacoes>,
  fontes: ['freshness'] satisfies Calls<typeof fontesCalls>,
  licitacoes: ['count'] satisfies Calls<typeof licitacoes>,
  savedSearches: ['list'] satisfies Calls<typeof savedSearches>,
  projetosDeLei: ['count'] satisfies Calls<typeof projetosDeLei>,
  follow: ['marks'] satisfies Calls<typeof follow>,
  email: ['meta'] satisfies Calls<typeof emailMeta>,
  tasks: ['counts'] satisfies Calls<typeof taskCounts>,
};

/** The screens that are kept as snapshots. */
const screens = ['/', '/apps/invoice/list', '/projetos-de-lei/lista', '/acompanhamento', '/apps/calendar', '/apps/email', '/apps/todo'];
/** And the pages of notices. */
const notice = /^\/apps\/invoice\/preview\/\d+$/;

const isIn = (calls: Record<string, readonly string[]>, [feature, name]: QueryKey) =>
  calls[String(feature)]?.includes(String(name)) ?? false;

/** Whether the screen shows this result: its age is the age of what is on screen. */
export function isOfScreen(key: QueryKey): boolean {
  return isIn(ofScreens, key);
}

/** Whether this result is kept. */
export function isKept(key: QueryKey): boolean {
  return isIn(ofScreens, key) || isIn(ofFrame, key);
}

/** Whether a snapshot is made of the screen at this address. Opened mails and drafts are not kept. */
export function hasSnapshot(path: string, search: string): boolean {
  const asked = new URLSearchParams(search);
  return (screens.includes(path) || notice.test(path)) && !['mail', 'draft', 'to'].some((name) => asked.has(name));
}
