import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from '#kit/web/page/Page.tsx';
import classes from './IllustratedPage.module.css';

type IllustratedPageProps = { drawing: ReactNode; title: string; hint: ReactNode; children?: ReactNode };

/** A screen that has one thing to say: a drawing, the h1, which gets the focus, what it means, and the ways on. */
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

/** Buttons and links on from here, side by side. */
export function WaysOn({ children }: { children: ReactNode }) {
  return <div className={classes.ways}>{children}</div>;
}
