import { Link } from '@tanstack/react-router';
import type { Person } from '../../entities.ts';
import classes from '../Profile.module.css';

/** A user's name, linked to their page. */
export function PersonName({ person: { id, fullName } }: { person: Pick<Person, 'id' | 'fullName'> }) {
  return (
    <Link className={classes.link} to="/apps/user/view/$id" params={{ id: String(id) }}>
      {fullName}
    </Link>
  );
}
