import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { useAppName } from './AppName.tsx';
import classes from './Page.module.css';

type PageProps = {
  title: string;
  /** What the window is called, where that says more than the screen's name. */
  windowTitle?: string | undefined;
  /** What stands beside the title, such as a count or a state. */
  aside?: ReactNode;
  /** Links to the pages above this one, the topmost first. */
  trail?: ReactElement[];
  /** Buttons at the end of the title's line; the most important one last. */
  actions?: ReactNode;
  /** The content fills the window's height and scrolls inside, as a long table does. */
  fill?: boolean;
  children: ReactNode;
};

/** The frame of every screen: the trail, the one h1, the actions, the content. */
export function Page({ title, windowTitle, aside, trail, actions, fill, children }: PageProps) {
  const t = useTexts('kit');
  useDocumentTitle(windowTitle ?? title);
  return (
    <div className={classes.page} data-fill={fill || undefined}>
      {trail && (
        <nav aria-label={t('breadcrumbs')} className={classes.trail}>
          <ol>
            {trail.map((link, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step of the trail is known by its depth alone
              <li key={depth}>{link}</li>
            ))}
          </ol>
        </nav>
      )}
      <header className={classes.header}>
        <div className={classes.heading}>
          <h1 className={classes.title}>{title}</h1>
          {aside}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** The screen's name in the window's title, the installation's behind it. */
export function useDocumentTitle(title: string): void {
  const appName = useAppName();
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
}
