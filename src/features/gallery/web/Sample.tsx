import type { ReactNode } from 'react';
import classes from './Gallery.module.css';

/** One component: its name, when to use it, and an example. */
export function Sample({ title, when, plain, children }: { title: string; when: string; plain?: boolean; children: ReactNode }) {
  return (
    <section className={classes.sample} data-plain={plain || undefined}>
      <h2 className={classes.sampleTitle}>{title}</h2>
      <p className={classes.when}>{when}</p>
      <div className={classes.stage}>{children}</div>
    </section>
  );
}
