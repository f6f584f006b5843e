// The screen's address: view, day, the calendars shown, and the event that is open. Apart from the screen, for the router to know its type.
import { Day, Default, Id, OneOf, Optional, Shape, Text } from '#kit/schema.ts';

export const calendarSearch = Shape({
  view: Default(OneOf(['month', 'week', 'day', 'list']), 'month'),
  day: Optional(Day()),
  /** Absent: all. Present but empty: none. */
  calendars: Optional(Text({ maxLength: 200 })),
  event: Optional(Id()),
});
