import { Avatar } from '#kit/web/picture/Avatar.tsx';
import type { Person } from '../../entities.ts';
import classes from '../Profile.module.css';

/** Overlapping pictures of a few users; their names are announced, and shown on hover. */
export function People({ people, label }: { people: readonly Person[]; label: string }) {
  const names = people.map(({ fullName }) => fullName).join(', ');
  return (
    <span className={classes.people} role="img" aria-label={`${label}: ${names}`} data-hint={names}>
      {people.map((person) => (
        <Avatar key={person.id} name={person.fullName} src={person.avatar} size={28} />
      ))}
    </span>
  );
}
