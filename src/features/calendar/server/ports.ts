// Dependencies of the calendar, connected by the app.
import type { FastifyRequest } from 'fastify';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import type { Images } from '#kit/server/images.ts';
import type { CalendarDate } from '../entities.ts';
import type { DateSource } from './dateSource.ts';

type NotificationKind = 'calendar.invited' | 'calendar.moved' | 'calendar.cancelled' | 'calendar.declined';

export type CalendarOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf'>;
  /** Sources of dates besides events. */
  sources: readonly DateSource[];
  /** Notifies accounts, in the same transaction. */
  notify(db: Queries, news: { userIds: readonly number[]; kind: NotificationKind; data: object; about: string }): Promise<void>;
  /** Updates existing notifications about something. */
  updateNotifications(db: Queries, kinds: readonly NotificationKind[], about: string, data: object): Promise<unknown>;
  /** Deletes notifications about something, from these accounts. */
  retractNotifications(db: Queries, kinds: readonly NotificationKind[], about: string, from: readonly number[]): Promise<unknown>;
  /** Accounts with `q` in their name. */
  findContacts(query: { q: string; limit: number }): Promise<{ id: number }[]>;
  publicAddress: PublicAddress;
  /** The network of an address for rate limits: an IPv6 address's whole network. */
  networkOf(ip: string): string;
  /** Path of an entity's page: `/apps/invoice/preview/12`. */
  pathOf(thing: CalendarDate['thing'], id: number): string;
  /** Whether a program with this account's link may read. */
  mayRead(userId: number, request: FastifyRequest): Promise<boolean>;
  appName: string;
  /** The installation's name for the category DNS. */
  dnsLabel: string;
};
