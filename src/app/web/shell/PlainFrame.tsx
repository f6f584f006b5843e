import type { ReactNode } from 'react';
import { useAppName } from '#kit/web/page/AppName.tsx';
import { Mark } from '#kit/web/page/Mark.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import classes from './PlainFrame.module.css';
import { SkinToggle } from './SkinToggle.tsx';

/** A page without the shell: the logo, the choice of language and skin, the content. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const appName = useAppName();
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <span className={classes.brand}>
          <Mark size={32} />
          {appName}
        </span>
        <LanguageSelect />
        <SkinToggle />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
