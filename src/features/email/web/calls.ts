import { api } from '#kit/web/request/api.ts';
import { email, emailWriting } from '../contract.ts';
import type { MailView } from './useMailAddress.ts';

export const calls = api('email', email);
/** Calls for the user's own outgoing e-mails. */
export const sendingCalls = api('email', { retry: emailWriting.retry, send: emailWriting.send, unsend: emailWriting.unsend });

/** Page size of the list. */
export const perPage = 50;

export function pageQuery(view: MailView, page: number) {
  return calls.listPage.query({ query: { ...view, page, perPage } });
}
