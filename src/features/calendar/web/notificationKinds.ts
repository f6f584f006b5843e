// Notifications of events, for the app to register.
import { type Icon, IconCalendarCancel, IconCalendarPlus, IconCalendarTime, IconUserX } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';

/** `by`: the event's owner, or the guest who declined. */
type EventNews = { event: number; title: string; by: string; start: string; allDay: boolean };

function kind(event: 'invited' | 'moved' | 'cancelled' | 'declined', icon: Icon, tone: 'primary' | 'warning') {
  return {
    texts: 'calendar' as const,
    look: () => ({ icon, tone }),
    sentence: ({ title, by, start, allDay }: EventNews, format: Format) =>
      textsOf('calendar')(`told.${event}`, { title, by, when: allDay ? format.date(start) : format.dateTime(start) }),
  };
}

const link = ({ event }: EventNews) => linkOptions({ to: '/apps/calendar', search: { event } });

export const calendarKinds = {
  'calendar.invited': { ...kind('invited', IconCalendarPlus, 'primary'), link },
  'calendar.moved': { ...kind('moved', IconCalendarTime, 'warning'), link },
  // No link: the event was removed.
  'calendar.cancelled': kind('cancelled', IconCalendarCancel, 'warning'),
  'calendar.declined': { ...kind('declined', IconUserX, 'warning'), link },
} as const;
