import { Outlet } from '@tanstack/react-router';
import { useAppName } from '#kit/web/AppName.tsx';
import classes from './Entrance.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import { SkinToggle } from './SkinToggle.tsx';

/** The frame of the pages that lead inside: a card in the middle, the mark above it. */
export function Entrance() {
  const appName = useAppName();
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <LanguageSelect />
        <SkinToggle />
      </header>
      <main className={classes.main}>
        <div className={classes.brand}>
          <img src="/mark.svg" alt="" width="40" height="40" />
          <span>{appName}</span>
        </div>
        <div className={classes.card}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
