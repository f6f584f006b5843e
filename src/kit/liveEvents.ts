// How browsers hear at once that something they show has changed: what, but never the data itself, which they ask for as always.
import { endpoint } from './contract.ts';

export const liveEvents = {
  follow: endpoint('GET /api/events', {
    access: 'signedIn',
    summary:
      'Server-sent events as long as the access token lasts: «changed» with {"topic": …}, the first word of what is to be asked anew; «*» is everything',
    reply: 'text/event-stream',
  }),
};

/** The topic of whoever may have missed something. */
export const everything = '*';
/** A stream that is alive says something at least this often, in milliseconds. */
export const HEARTBEAT_MS = 25_000;
