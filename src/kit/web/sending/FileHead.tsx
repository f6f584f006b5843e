import { Group, ThemeIcon } from '@mantine/core';
import { IconFileCode, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import classes from './Sending.module.css';

type FileHeadProps = {
  name: string;
  /** Short facts below the name; empty ones are omitted. */
  facts: readonly (string | false | null | undefined)[];
  /** Next to the name; on a phone below it. */
  badge?: ReactNode;
  /** At the end of the line. */
  action?: ReactNode;
};

/** A file's name with key facts. */
export function FileHead({ name, facts, badge, action }: FileHeadProps) {
  const Icon = /\.(csv|xlsx)(\.gz)?$/i.test(name) ? IconFileSpreadsheet : /json/i.test(name) ? IconFileCode : IconFileText;
  return (
    <Group gap="sm" align="start" wrap="nowrap">
      <ThemeIcon size={40} c="dimmed" bg="var(--surface-raised)" aria-hidden>
        <Icon size={22} stroke={1.75} />
      </ThemeIcon>
      <Group gap="6px 12px" align="start" flex={1} miw={0}>
        <div className={classes.headWords}>
          <h3 className={classes.fileName}>{name}</h3>
          <p className={classes.facts}>
            {facts.filter(Boolean).map((fact, place) => (
              <Fragment key={String(fact)}>
                {place > 0 && <span aria-hidden>·</span>}
                <span>{fact}</span>
              </Fragment>
            ))}
          </p>
        </div>
        {badge}
      </Group>
      {action}
    </Group>
  );
}
