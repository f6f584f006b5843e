import { IconFileCode, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ImportScreen.module.css';

type FileHeadProps = {
  name: string;
  /** Short words below the name; empty ones are left out. */
  facts: readonly (string | false | null | undefined)[];
  aside?: ReactNode;
};

/** A file's name with what is known of it at a glance. */
export function FileHead({ name, facts, aside }: FileHeadProps) {
  const Icon = /\.(csv|xlsx)(\.gz)?$/i.test(name) ? IconFileSpreadsheet : /json/i.test(name) ? IconFileCode : IconFileText;
  return (
    <div className={classes.head}>
      <span className={classes.fileIcon} aria-hidden>
        <Icon size={22} stroke={1.75} />
      </span>
      <div className={classes.headWords}>
        <h3 className={classes.fileName}>{name}</h3>
        <p className={classes.facts}>
          {facts.filter(Boolean).map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
      </div>
      {aside && <div className={classes.headEnd}>{aside}</div>}
    </div>
  );
}
