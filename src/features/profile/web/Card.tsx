import { Flex, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import surface from '#kit/web/page/surface.module.css';
import classes from './Profile.module.css';

type CardProps = { title: string /** Beside the title, such as a link or a button. */; action?: ReactNode; children: ReactNode };

/** A section of the page with its own heading. If the focused element inside is removed, the card takes the focus. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={`${surface.surface} ${classes.card}`} aria-labelledby={id} data-home tabIndex={-1}>
      <Flex component="header" gap="xs" align="center" justify="space-between" mih={32}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {action}
      </Flex>
      {children}
    </section>
  );
}
