import { Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from '#kit/web/page/Page.tsx';
import classes from './IllustratedPage.module.css';

type IllustratedPageProps = { drawing: ReactNode; title: string; hint: ReactNode; children?: ReactNode };

/** A page with one message: a drawing, the h1, which gets the focus, an explanation, and links. */
export function IllustratedPage({ drawing, title, hint, children }: IllustratedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.page}>
      {drawing}
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <div className={classes.hint}>{hint}</div>
      {children}
    </div>
  );
}

/** Buttons and links, side by side. */
export function PageLinks({ children }: { children: ReactNode }) {
  return (
    <Group gap="xs" justify="center" mt="xs">
      {children}
    </Group>
  );
}
