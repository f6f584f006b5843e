// Search parameters of the screen: view, day, calendars shown, and what is open. In a file of its own so that the router can type them.
import { Default, Id, Type } from '#kit/schema.ts';
import { views } from './views.ts';

export const calendarSearch = Type.Object({
  view: Default(Type.Enum(views), 'month'),
  /** Today when absent. */
  day: Type.Optional(Type.String({ maxLength: 10 })),
  /** Comma-separated names; all when absent, none for «none». */
  calendars: Type.Optional(Type.String({ maxLength: 200 })),
  /** The open event. */
  event: Type.Optional(Id()),
  /** Key of the open date. */
  date: Type.Optional(Type.String({ maxLength: 60 })),
  /** A new event: its start, or start and end, in Brasília's time. */
  add: Type.Optional(Type.String({ maxLength: 40 })),
});
