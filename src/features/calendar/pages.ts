// The pages of the calendar.
import type { Page } from '#kit/page.ts';
import { calendarAddresses } from './addresses.ts';

export const calendarPages: readonly Page[] = [
  {
    id: 32,
    target: 'calendario',
    at: calendarAddresses.calendar,
    icon: 'calendar',
    titles: { pt: 'Calendário', en: 'Calendar', fr: 'Calendrier', de: 'Kalender' },
    also: 'agenda eventos datas prazos events dates deadlines événements échéances Termine Fristen',
    menu: { section: 'tracking', letter: 'd' },
  },
];
