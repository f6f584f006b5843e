// Paths and permissions of the screens of the calendar.
import type { Address } from '#kit/page.ts';

export const calendarAddresses = {
  calendar: { path: '/apps/calendar', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
