// How browsers hear at once that something they show has changed: what, but never the data itself, which they ask for as always.
import { endpoint } from './contract.ts';

export const liveEvents = {
  follow: endpoint('GET /api/events', {
    access: 'signedIn',
    summary:
      'Server-sent events as long as the access token lasts: «changed» with {"topic": …}, the first word of what is to be asked anew; «*» is everything; with "isForAll": true everybody hears of it, so ask after a moment that differs from reader to reader',
    reply: 'text/event-stream',
  }),
};

/** What an event says. `isForAll`: so many ask anew that they had better not ask in the same moment. */
export type Changed = { topic: string; isForAll?: true };
/** The topic of whoever may have missed something. */
export const allTopics = '*';
/** A stream that is alive says something at least this often, in milliseconds. */
export const HEARTBEAT_MS = 25_000;
