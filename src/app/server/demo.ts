// The demonstration: put into empty data, and brought up to the day, so that it never looks dead.

import { dayInBrasilia } from '#brasil/clock.ts';
import { seedSettings } from '#features/account/server/seed.ts';
import { demoAccounts, seedAccounts } from '#features/auth/server/demo.ts';
import { seedBlog } from '#features/blog/server/seed.ts';
import { seedBookmarks } from '#features/bookmarks/server/seed.ts';
import { moveCalendar, seedCalendar } from '#features/calendar/server/seed.ts';
import { seedSignIns } from '#features/cards/server/seed.ts';
import { moveChats, seedChats } from '#features/chat/server/seed.ts';
import { seedEmployees } from '#features/datatables/server/seed.ts';
import { moveDns, seedDns } from '#features/dns/server/seed.ts';
import { moveEmails, seedEmails } from '#features/email/server/demo/seed.ts';
import { seedFaq } from '#features/faq/server/seed.ts';
import { seedFollows } from '#features/follow/server/seed.ts';
import { seedKnowledge } from '#features/knowledgeBase/server/seed.ts';
import { seedLicitacoes } from '#features/licitacoes/server/demo/seed.ts';
import { notifyAll } from '#features/notifications/server/notify.ts';
import { seedNotifications } from '#features/notifications/server/seed.ts';
import { moveOrders, seedOrders } from '#features/orders/server/seed.ts';
import { seedProfile } from '#features/profile/server/seed.ts';
import { seedProjetos } from '#features/projetosDeLei/server/demo/seed.ts';
import { seedTerms } from '#features/search/server/seed.ts';
import { seedShop } from '#features/shop/server/seed.ts';
import { moveTasks, seedTasks } from '#features/tasks/server/seed.ts';
import { hasDemoPeople, seedPeople } from '#features/users/server/seed.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { noticeFacts } from './noticeFacts.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    demo_seeds: { seeded_on: string };
  }
}

/** How often a server that runs on looks whether a new day has begun. */
const LOOK_EVERY_MS = 3_600_000;

/** Samples that are put in each where its table is empty, so that what a new version brings joins a demonstration that is there. */
const samples = [
  'demo_employees',
  'autocomplete_terms',
  'products',
  'orders',
  'suggested_pages',
  'projetos',
  'calendar_events',
  'dns_uploads',
  'follows',
  'chats',
  'tasks',
  'email_messages',
  'blog_posts',
  'faq_questions',
  'kb_categories',
] as const;

/**
 * Adds accounts where there are none, and the demonstration where there are no notices; brings one that is there up to the day,
 * and adds what an earlier version did not have. It never mixes with data of one's own: all that is invented goes together.
 * One process at a time; all of it happens, or nothing.
 * @returns whether notices were put in or moved
 */
export async function seedDemo(database: Database): Promise<boolean> {
  const today = new Date();
  const day = dayInBrasilia(today);
  if ((await readSeededDay(database.read)) === day && (await findEmpty(database.read)).size === 0) return false;
  return database.write(async (db) => {
    const anyone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!anyone) await seedAccounts(db);
    const seededDay = await readSeededDay(db);
    const anything = await db.selectFrom('licitacoes').select('id').limit(1).executeTakeFirst();
    if (!seededDay && anything) return false;
    if (seededDay !== day) await seedNotices(db, today);
    await seedSamples(db, today);
    return seededDay !== day;
  }, 'licitacoes');
}

const emails = demoAccounts.map(({ email }) => email);

async function seedNotices(db: Queries, today: Date): Promise<void> {
  await seedLicitacoes(db, today);
  await seedProjetos(db, today);
  await moveCalendar(db, emails, today);
  await moveDns(db, today);
  await moveChats(db, today);
  await moveEmails(db, await readSeededDay(db), today);
  await moveTasks(db, emails, today);
  await moveOrders(db, today);
  await db.deleteFrom('demo_seeds').execute();
  await db
    .insertInto('demo_seeds')
    .values({ seeded_on: dayInBrasilia(today) })
    .execute();
}

async function seedSamples(db: Queries, today: Date): Promise<void> {
  const empty = await findEmpty(db);
  if (empty.has('people')) {
    await seedPeople(db, emails);
    await seedSettings(db, emails);
  }
  await seedSignIns(db, today);
  if (empty.has('products')) await seedShop(db, emails);
  if (empty.has('orders')) await seedOrders(db, emails, today);
  if (empty.has('suggested_pages')) await seedProfile(db, emails);
  if (empty.has('autocomplete_terms')) await seedTerms(db);
  if (empty.has('projetos')) await seedProjetos(db, today);
  if (empty.has('calendar_events')) await seedCalendar(db, emails, today);
  if (empty.has('dns_uploads')) await seedDns(db, emails, today);
  if (empty.has('follows')) await seedFollows(db, emails, today, { notify: notifyAll, notices: noticeFacts });
  if (empty.has('chats')) await seedChats(db, today);
  if (empty.has('email_messages')) await seedEmails(db, emails, today);
  if (empty.has('tasks')) await seedTasks(db, emails, today);
  if (empty.has('faq_questions')) await seedFaq(db);
  if (empty.has('kb_categories')) await seedKnowledge(db, today);
  if (empty.has('blog_posts')) await seedBlog(db, today);
  if (!empty.has('demo_employees')) return;
  await seedEmployees(db);
  // Accounts may take these away, which stays so: they come once, with the employees, whom nobody can.
  await seedBookmarks(db, emails);
  await seedNotifications(db, emails);
}

/** The day that the demonstration was last brought up to; undefined where there is none. */
async function readSeededDay(db: Queries): Promise<string | undefined> {
  return (await db.selectFrom('demo_seeds').select('seeded_on').executeTakeFirst())?.seeded_on;
}

async function findEmpty(db: Queries): Promise<Set<(typeof samples)[number] | 'people'>> {
  const empty = new Set([...samples, 'people'] as const);
  if (await hasDemoPeople(db)) empty.delete('people');
  for (const table of samples) if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) empty.delete(table);
  return empty;
}

/** Keeps the demonstration up to the day while the server runs. `onFresh` hears of each new day. */
export function keepDemoFresh(database: Database, onFresh: () => void, onError: (error: unknown) => void): { stop(): void } {
  const look = async () => {
    if (await seedDemo(database)) onFresh();
  };
  const timer = setInterval(() => look().catch(onError), LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
