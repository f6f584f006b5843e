import { Group } from '@mantine/core';
import type { CalendarName } from '../../contract.ts';
import classes from '../event/EventForm.module.css';
import { lookOf } from './categories.ts';
import { useCalendarNames } from './useCalendarNames.ts';

/** A calendar by icon and name. */
export function CalendarBadge({ name, dnsLabel }: { name: CalendarName; dnsLabel: string }) {
  const nameOf = useCalendarNames(dnsLabel);
  const { Icon, className } = lookOf(name);
  return (
    <Group component="span" display="inline-flex" gap={6} className={`${classes.badge} ${className}`}>
      <Icon size={16} aria-hidden />
      {nameOf(name)}
    </Group>
  );
}
