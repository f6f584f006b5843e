import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { useAppName } from './AppName.tsx';
import classes from './Page.module.css';
import { useRootMark } from './useRootMark.ts';

type PageProps = {
  title: string;
  /** The document title, if more specific than the screen's title. */
  windowTitle?: string | undefined;
  /** Next to the title, such as a count or a state. */
  aside?: ReactNode;
  /** Breadcrumbs: links to the parent pages, the topmost first. */
  trail?: ReactElement[];
  /** Buttons at the end of the title's line; the primary one last. */
  actions?: ReactNode;
  /** The content fills the window's height and scrolls inside, as for a long table. */
  fill?: boolean;
  children: ReactNode;
};

/** The layout of every screen: breadcrumbs, the h1, actions, content. */
export function Page({ title, windowTitle, aside, trail, actions, fill = false, children }: PageProps) {
  const t = useTexts('kit');
  useDocumentTitle(windowTitle ?? title);
  useRootMark('data-page-fills', fill);
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

/** Sets the document title: the screen's name, then the installation's. */
export function useDocumentTitle(title: string): void {
  const appName = useAppName();
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
}
