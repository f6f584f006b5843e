import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import surface from '#kit/web/page/surface.module.css';
import classes from './Gallery.module.css';

/** One component: its name, when to use it, and an example. */
export function Sample({ title, when, plain, children }: { title: string; when: string; plain?: boolean; children: ReactNode }) {
  return (
    <section className={plain ? undefined : `${surface.surface} ${classes.sample}`}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text size="sm" c="dimmed" maw="72ch" mt={4} mb="md">
        {when}
      </Text>
      {children}
    </section>
  );
}
