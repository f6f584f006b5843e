// Notifies browsers of changes. An event names what changed, never the data, which browsers then fetch as usual.
import { endpoint } from './contract.ts';

export const liveEvents = {
  follow: endpoint('GET /api/events', {
    access: 'signedIn',
    summary:
      'Server-sent events as long as the access token lasts: «changed» with {"topic": …}, the first part of the keys of the queries to refetch; «*» means all; with "isForAll": true all accounts receive it, so refetch after a random delay',
    reply: 'text/event-stream',
  }),
};

/** The content of an event. `isForAll`: all browsers receive it, so they spread their refetches over time. */
export type Changed = { topic: string; isForAll?: true };
/** The topic for clients that may have missed events. */
export const allTopics = '*';
/** A live stream sends something at least this often, in milliseconds. */
export const HEARTBEAT_MS = 25_000;
