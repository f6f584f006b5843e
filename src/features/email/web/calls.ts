import { api } from '#kit/web/request/api.ts';
import { email, emailWriting } from '../contract.ts';

export const calls = api('email', email);
/** What is done with a mail of one's own that is on its way. */
export const sendingCalls = api('email', { retry: emailWriting.retry, send: emailWriting.send, unsend: emailWriting.unsend });
