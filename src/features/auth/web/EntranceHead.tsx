import type { ReactNode } from 'react';
import { useDocumentTitle } from '#kit/web/page/Page.tsx';
import classes from './entrance.module.css';

/** The heading of a page for visitors who are not signed in: the h1, and a sentence below. */
export function EntranceHead({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{children}</p>
    </header>
  );
}
