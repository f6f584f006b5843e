import { Group } from '@mantine/core';
import classes from '../event/EventForm.module.css';
import { iconOf, lookOf } from './categories.ts';
import { calendarOf, type Thing } from './entries.ts';
import { useChipWords } from './useChipWords.ts';

/** What an entry is, by icon and name. */
export function CalendarBadge({ thing, dnsLabel }: { thing: Thing; dnsLabel: string }) {
  const { sort } = useChipWords(dnsLabel);
  const Icon = iconOf(thing);
  const { className } = lookOf(calendarOf(thing));
  return (
    <Group component="span" display="inline-flex" gap={6} className={`${classes.badge} ${className}`}>
      <Icon size={16} aria-hidden />
      {sort(thing)}
    </Group>
  );
}
