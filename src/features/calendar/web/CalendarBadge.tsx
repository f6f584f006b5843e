import type { CalendarName } from '../contract.ts';
import { lookOf, shownName } from './categories.ts';
import classes from './EventForm.module.css';

/** A calendar by its sign and name. */
export function CalendarBadge({ name, dnsLabel }: { name: CalendarName; dnsLabel: string }) {
  const { Icon, className } = lookOf(name);
  return (
    <span className={`${classes.badge} ${className}`}>
      <Icon size={16} aria-hidden />
      {shownName(name, dnsLabel)}
    </span>
  );
}
