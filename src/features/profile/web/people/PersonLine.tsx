import type { ReactNode } from 'react';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Person } from '../../entities.ts';
import classes from '../Profile.module.css';

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
      <div>
        <strong>{person.fullName}</strong>
        {detail && <p className={`${textStyles.minor} ${classes.minor}`}>{detail}</p>}
      </div>
      {children && <span className={classes.buttons}>{children}</span>}
    </div>
  );
}
