import { Group, Radio, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Customizer.module.css';
import { availableChoices, type Choice, choose, useLayout } from './choices.ts';

/** A group of choices with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Text component="h3" size="xs" fw={600} c="dimmed">
        {title}
      </Text>
      {children}
    </section>
  );
}

type RowName = 'skin' | 'contentWidth' | 'menuLayout' | 'navbarType' | 'footer';
type ChoiceRowProps<Name extends RowName> = { name: Name; label: string; text: (value: Choice<Name>) => string };

/** A choice among a few exclusive values. */
export function ChoiceRow<Name extends RowName>({ name, label, text }: ChoiceRowProps<Name>) {
  const layout = useLayout();
  const values = availableChoices(name, layout);
  return (
    <Radio.Group label={label} value={String(layout[name])} onChange={(value) => choose(name, value as Choice<Name>)}>
      <Group gap="8px 20px">
        {values.map((value) => (
          <Radio key={String(value)} value={String(value)} label={text(value)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
