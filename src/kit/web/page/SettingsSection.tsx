import { Group, Text, Title } from '@mantine/core';
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
        <Group gap="8px 12px">
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {aside}
        </Group>
        <Text maw="60ch" mt={4} c="dimmed">
          {lead}
        </Text>
      </div>
      <div className={classes.content} data-dense={isDense || undefined}>
        {children}
      </div>
    </section>
  );
}
