// What the calendar needs of the rest of the product; the app plugs it in.
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
  /** Where dates come from besides events. */
  sources: readonly DateSource[];
  /** Tells accounts of something, in the transaction in which it happens. */
  notify(db: Queries, news: { userIds: readonly number[]; kind: NotificationKind; data: object; about: string }): Promise<void>;
  /** Tells what was told of something as it is by now. */
  updateNotifications(db: Queries, kinds: readonly NotificationKind[], about: string, data: object): Promise<unknown>;
  /** Takes back what was told of something, from these accounts. */
  retractNotifications(db: Queries, kinds: readonly NotificationKind[], about: string, from: readonly number[]): Promise<unknown>;
  /** Accounts with `q` in their name. */
  findContacts(asked: { q: string; limit: number }): Promise<{ id: number }[]>;
  publicAddress: PublicAddress;
  /** Whose an address is, for limits: an IPv6 address's whole network. */
  networkOf(ip: string): string;
  /** Where in the program a thing is shown: `/apps/invoice/preview/12`. */
  pathOf(thing: CalendarDate['thing'], id: number): string;
  /** Whether a program that asks with this account's link may read. */
  mayRead(userId: number, request: FastifyRequest): Promise<boolean>;
  appName: string;
  /** What the installation calls the category DNS. */
  dnsLabel: string;
};
