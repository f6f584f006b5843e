// The screen's address: view, day, the calendars shown, and what is open. Apart from the screen, for the router to know its type.
import { Default, Id, OneOf, Optional, Shape, Text } from '#kit/schema.ts';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

export const calendarSearch = Shape({
  view: Default(OneOf(views), 'month'),
  /** Absent: today. */
  day: Optional(Text({ maxLength: 10 })),
  /** Names, with commas between; absent: all, «none»: none. */
  calendars: Optional(Text({ maxLength: 200 })),
  /** The event that is open. */
  event: Optional(Id()),
  /** The date of something else that is open: its key. */
  date: Optional(Text({ maxLength: 60 })),
  /** An event that is being added: from when, or from when until when, as Brasília's clock shows it. */
  add: Optional(Text({ maxLength: 40 })),
});
