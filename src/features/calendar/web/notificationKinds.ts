// What is told of events, for the app to plug in where notifications are shown.
import { IconCalendarPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/format.ts';
import { textsOf } from '#kit/web/i18n.ts';

type Invitation = { event: number; title: string; by: string; start: string; allDay: boolean };

export const calendarKinds = {
  'calendar.invited': {
    texts: 'calendar',
    look: () => ({ icon: IconCalendarPlus, tone: 'primary' as const }),
    sentence: ({ title, by, start, allDay }: Invitation, format: Format) =>
      textsOf('calendar')('told.invited', { title, by, when: allDay ? format.date(start) : format.dateTime(start) }),
    link: ({ event }: Invitation) => linkOptions({ to: '/apps/calendar', search: { event } }),
  },
} as const;
