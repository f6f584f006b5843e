// Optimistic updates of cached e-mails: lists, the open e-mail, the counts.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Input, Reply } from '#kit/contract.ts';
import type { email } from '../contract.ts';
import type { EmailsMeta, ListedEmail, ShownEmail } from '../entities.ts';
import { calls, pageQuery, perPage } from './calls.ts';
import type { MailView } from './useMailAddress.ts';

type Page = Reply<typeof email.listPage>;
/** The changed fields of an e-mail; undefined if it is deleted permanently. */
export type MailChange = (mail: Changeable) => Partial<Changeable> | undefined;
export type Changeable = Pick<ListedEmail, 'id' | 'from' | 'isDraft' | 'isRead' | 'isStarred' | 'folder' | 'labels' | 'sendAt'>;

/** All cached e-mails, of one view or of all. */
export function cachedMails(queryClient: QueryClient, view?: MailView): Map<number, ListedEmail> {
  const pages = queryClient.getQueriesData<Page>({ queryKey: calls.listPage.key() });
  const matching = view ? pages.filter(([key]) => isSameView(viewOf(key), view)) : pages;
  return new Map(matching.flatMap(([, page]) => page?.emails ?? []).map((mail) => [mail.id, mail]));
}

/** The index of an e-mail in a view, if it is cached. */
export function indexInView(queryClient: QueryClient, view: MailView, id: number): number | undefined {
  for (const [key, page] of queryClient.getQueriesData<Page>({ queryKey: calls.listPage.key() })) {
    const index = isSameView(viewOf(key), view) ? (page?.emails.findIndex((mail) => mail.id === id) ?? -1) : -1;
    if (index >= 0) return (pageOf(key) - 1) * perPage + index;
  }
  return undefined;
}

/** The e-mail at an index of a view, if it is cached. */
export function mailAt(queryClient: QueryClient, view: MailView, place: number): ListedEmail | undefined {
  const { queryKey } = pageQuery(view, Math.floor(place / perPage) + 1);
  return place < 0 ? undefined : queryClient.getQueryData<Page>(queryKey)?.emails[place % perPage];
}

export function isSameView(one: MailView, other: MailView): boolean {
  return (['folder', 'label', 'q', 'since', 'until', 'unread'] as const).every((part) => one[part] === other[part]);
}

/** Applies a change to the whole cache. @returns a function that reverts it */
export function changeCachedMails(queryClient: QueryClient, change: MailChange): () => void {
  const kept = [calls.listPage, calls.show, calls.meta].flatMap((call) => queryClient.getQueriesData({ queryKey: call.key() }));
  changeMeta(queryClient, change);
  changePages(queryClient, change);
  queryClient.setQueriesData<ShownEmail>({ queryKey: calls.show.key() }, (mail) => mail && { ...mail, ...change(mail) });
  return () => {
    for (const [key, data] of kept) queryClient.setQueryData(key, data);
  };
}

function changePages(queryClient: QueryClient, change: MailChange): void {
  const views = new Map<string, [QueryKey, Page][]>();
  for (const [key, page] of queryClient.getQueriesData<Page>({ queryKey: calls.listPage.key() })) {
    if (!page) continue;
    const { folder, label, q, since, until, unread } = viewOf(key);
    const name = JSON.stringify([folder, label, q, since, until, unread]);
    views.set(name, [...(views.get(name) ?? []), [key, page]]);
  }
  for (const pages of views.values()) changeView(queryClient, pages, change);
}

/** Applies a change to the pages of one view; e-mails that leave it are replaced by the following ones, if these are cached. */
function changeView(queryClient: QueryClient, pages: [QueryKey, Page][], change: MailChange): void {
  const inOrder = pages.toSorted(([one], [other]) => pageOf(one) - pageOf(other));
  const staying = inOrder.map(([key, { emails }]) =>
    emails.flatMap((mail) => {
      const changed = change(mail);
      const next = changed && { ...mail, ...changed };
      return next && belongsInView(viewOf(key), next) ? [next] : [];
    }),
  );
  const gone = inOrder.reduce((sum, [, { emails }], at) => sum + emails.length - (staying[at]?.length ?? 0), 0);
  inOrder.forEach(([key, page], at) => {
    const emails = staying[at] ?? [];
    // Only from directly following pages, and only if this one was full.
    for (let next = at + 1; gone > 0 && emails.length < page.emails.length; next++) {
      const [nextKey] = inOrder[next] ?? [];
      if (!nextKey || pageOf(nextKey) !== pageOf(key) + next - at) break;
      emails.push(...(staying[next]?.splice(0, page.emails.length - emails.length) ?? []));
    }
    queryClient.setQueryData<Page>(key, { ...page, emails, total: Math.max(0, page.total - gone) });
  });
}

/** Updates the counts from the cached e-mails; only those can be changed one by one. */
function changeMeta(queryClient: QueryClient, change: MailChange): void {
  const more: EmailsMeta = { inbox: 0, draft: 0, spam: 0 };
  const count = ({ folder, isRead }: Pick<Changeable, 'folder' | 'isRead'>, by: 1 | -1) => {
    if (folder === 'draft' || ((folder === 'inbox' || folder === 'spam') && !isRead)) more[folder] += by;
  };
  const known = new Map<number, Changeable>(cachedMails(queryClient));
  for (const [, mail] of queryClient.getQueriesData<ShownEmail>({ queryKey: calls.show.key() })) if (mail) known.set(mail.id, mail);
  for (const mail of known.values()) {
    const changed = change(mail);
    count(mail, -1);
    if (changed) count({ ...mail, ...changed }, 1);
  }
  queryClient.setQueryData<EmailsMeta>(calls.meta.key(), (meta) => meta && addCounts(meta, more));
}

function addCounts(meta: EmailsMeta, more: EmailsMeta): EmailsMeta {
  const sum = (name: keyof EmailsMeta) => Math.max(0, meta[name] + more[name]);
  return { inbox: sum('inbox'), draft: sum('draft'), spam: sum('spam') };
}

/** Whether a view contains an e-mail, apart from its search text. */
function belongsInView({ folder, label }: MailView, mail: Changeable): boolean {
  if (label && !mail.labels.includes(label)) return false;
  if (folder === '') return mail.folder !== 'trash';
  return folder === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === folder;
}

type PageQuery = MailView & { page: number };

function queryOf(key: QueryKey): PageQuery {
  return (key[2] as Input<typeof email.listPage>).query as PageQuery;
}

function viewOf(key: QueryKey): MailView {
  return queryOf(key);
}

function pageOf(key: QueryKey): number {
  return queryOf(key).page;
}
