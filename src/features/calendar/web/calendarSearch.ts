// The screen's address: view, day, the calendars shown, and what is open. Apart from the screen, for the router to know its type.
import { Default, Id, Type } from '#kit/schema.ts';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

export const calendarSearch = Type.Object({
  view: Default(Type.Enum(views), 'month'),
  /** Absent: today. */
  day: Type.Optional(Type.String({ maxLength: 10 })),
  /** Names, with commas between; absent: all, «none»: none. */
  calendars: Type.Optional(Type.String({ maxLength: 200 })),
  /** The event that is open. */
  event: Type.Optional(Id()),
  /** The date of something else that is open: its key. */
  date: Type.Optional(Type.String({ maxLength: 60 })),
  /** An event that is being added: from when, or from when until when, as Brasília's clock shows it. */
  add: Type.Optional(Type.String({ maxLength: 40 })),
});
