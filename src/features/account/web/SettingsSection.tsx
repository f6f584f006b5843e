import { type ReactNode, useId } from 'react';
import classes from './AccountSettings.module.css';

type SettingsSectionProps = { title: string; lead: string; children: ReactNode };

/** A section of the settings: title and description first, its fields beside. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
