import { Group, Text, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** What the user can do about it. */
  hint?: string;
  /** The state fills the screen: its title is the h1. */
  heading?: boolean;
  children?: ReactNode;
};

/** A centred message why there is no content, and what to do. */
export function EmptyState({ icon, title, hint, heading, children }: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={classes.state}>
      <ThemeIcon variant="light" size={56} radius="50%" mb="sm" aria-hidden>
        {icon}
      </ThemeIcon>
      <Title className={classes.title}>{title}</Title>
      {hint && (
        <Text c="dimmed" maw="44ch">
          {hint}
        </Text>
      )}
      {children && (
        <Group gap="xs" justify="center" mt="md">
          {children}
        </Group>
      )}
    </div>
  );
}
