import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

type SettingsSectionProps = {
  title: string;
  lead: string;
  /** Next to the title, such as a state. */
  aside?: ReactNode;
  /** Its controls are close together, such as switches. */
  isDense?: boolean;
  children: ReactNode;
};

/** A section of settings: title and description first, its controls beside, where the pane is wide enough. */
export function SettingsSection({ title, lead, aside, isDense, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <div className={classes.heading}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {aside}
        </div>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.content} data-dense={isDense || undefined}>
        {children}
      </div>
    </section>
  );
}
