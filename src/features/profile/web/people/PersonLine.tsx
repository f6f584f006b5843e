import type { ReactNode } from 'react';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import type { Person } from '../../entities.ts';
import classes from './PersonLine.module.css';

type PersonLineProps = {
  person: Pick<Person, 'fullName' | 'avatar'>;
  /** Below the name. */
  detail: ReactNode;
  size?: number;
  /** Buttons at the end of the row. */
  children?: ReactNode;
};

/** A user: picture, name, details and actions. */
export function PersonLine({ person, detail, size = 40, children }: PersonLineProps) {
  return (
    <div className={classes.line}>
      <Avatar name={person.fullName} src={person.avatar} size={size} />
      <div className={classes.words}>
        <span className={classes.name}>{person.fullName}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </div>
      {children && <div className={classes.buttons}>{children}</div>}
    </div>
  );
}
