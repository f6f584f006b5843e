// Sign-ins to the demo during the past year, so that its figures have a history.

import type {} from '#features/audit/server/tables.ts';
import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { buscaOf } from '#kit/server/text/contains.ts';

const DAYS = 400;
const ROWS_AT_ONCE = 100;
const MINUTE_MS = 60_000;

const browsers = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  mobile: 'Mozilla/5.0 (Linux; Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  tablet: 'Mozilla/5.0 (Linux; Android 15; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0',
} as const;

/** Only into an empty audit log, as its rows are in chronological order. */
export async function seedSignIns(db: Queries, today: Date): Promise<void> {
  const anything = await db.selectFrom('audit_events').select('id').limit(1).executeTakeFirst();
  if (anything) return;
  const people = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'created_at'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const rows = [];
  for (let before = DAYS; before >= 1; before--) {
    const day = dayInBrasilia(new Date(today.getTime() - before * 1440 * MINUTE_MS));
    const morning = Date.parse(startOfDayInBrasilia(day)) + 8 * 60 * MINUTE_MS;
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    for (const [place, person] of people.entries()) {
      const chance = drawn(before, place);
      if (chance >= likelihood(place, before, isWeekend)) continue;
      const at = new Date(morning + Math.floor(drawn(place, before + 7) * 540) * MINUTE_MS).toISOString();
      if (at < person.created_at) continue;
      rows.push({ person, at, device: deviceOf(drawn(before + 3, place + 11), before) });
    }
  }
  rows.sort((one, other) => (one.at < other.at ? -1 : 1));
  const events = rows.map(({ person, at, device }) => ({
    ...{ at, device, kind: 'signedIn' as const, actor_id: person.id, actor_name: person.full_name },
    ...{ subject_type: '', subject_id: null, subject_name: '', address: `192.0.2.${10 + (person.id % 200)}` },
    user_agent: browsers[device],
    details: '{}' as never,
    busca: buscaOf(person.full_name, '', `192.0.2.${10 + (person.id % 200)}`),
  }));
  for (let at = 0; at < events.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('audit_events')
      .values(events.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

/** The first users sign in nearly every working day, later ones occasionally; all slightly more often than a year ago. */
function likelihood(place: number, before: number, isWeekend: boolean): number {
  const habit = 0.85 / (1 + place * 0.22);
  return habit * (isWeekend ? 0.12 : 1) * (1.1 - (before / DAYS) * 0.5);
}

/** The share of phones and tablets grows. */
function deviceOf(chance: number, before: number): keyof typeof browsers {
  const mobile = 0.3 - (before / DAYS) * 0.12;
  if (chance < mobile) return 'mobile';
  return chance < mobile + 0.07 ? 'tablet' : 'desktop';
}

/** A deterministic number between 0 and 1, so that all demos are alike. */
function drawn(one: number, other: number): number {
  const mixed = Math.sin(one * 127.1 + other * 311.7) * 43_758.545_3;
  return mixed - Math.floor(mixed);
}
