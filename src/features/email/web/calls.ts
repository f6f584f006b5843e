import { api } from '#kit/web/request/api.ts';
import { email, emailWriting } from '../contract.ts';

export const calls = api('email', email);
/** Calls for the user's own outgoing e-mails. */
export const sendingCalls = api('email', { retry: emailWriting.retry, send: emailWriting.send, unsend: emailWriting.unsend });
