// What signed-in users see until the code of the application runs: the frame with empty lines, in the sizes of the real one.

import { IconMenu2 } from '@tabler/icons-react';
import type { Language } from '#kit/errors.ts';
import { Mark } from '#kit/web/page/Mark.tsx';
import pageClasses from '#kit/web/page/Page.module.css';
import brandClasses from '../menu/Brand.module.css';
import menuClasses from '../menu/SideMenu.module.css';
import shellClasses from '../shell/Shell.module.css';
import classes from './ShellSkeleton.module.css';

const entries = [72, 96, 64, 88, 104, 80, 92, 70, 100];
const rows = Array.from({ length: 10 }, (_, row) => row);

type ShellSkeletonProps = {
  appName: string;
  language: Language;
  /** Its markup, as it is on a phone while its data are coming. It is inert: nothing in it answers yet, and what is typed would be lost. */
  screen: string | undefined;
};

/** The attributes of the frame are set by `arrange` in `src/app/web/early`. */
export function ShellSkeleton({ appName, language, screen }: ShellSkeletonProps) {
  const brand = (
    <span className={brandClasses.brand}>
      <Mark size={32} />
      <span>{appName}</span>
    </span>
  );
  return (
    <div className={shellClasses.shell} data-skeleton={screen ? language : ''} aria-busy="true">
      <aside className={menuClasses.side}>
        <div className={menuClasses.panel} data-menu-panel>
          <div className={menuClasses.head}>{brand}</div>
          {entries.map((width) => (
            <i key={width} className={classes.entry} style={{ width: `${width}px` }} />
          ))}
        </div>
      </aside>
      <div className={shellClasses.column}>
        <header className={shellClasses.bar}>
          <div className={shellClasses.panel}>
            <div className={shellClasses.line}>
              <span className={`${classes.opener} ${shellClasses.opener}`}>
                <IconMenu2 size={22} />
              </span>
              <span className={classes.end}>
                <i />
                <i />
                <i />
              </span>
            </div>
          </div>
        </header>
        {screen ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by this build
          <main className={shellClasses.main} dangerouslySetInnerHTML={{ __html: screen }} inert />
        ) : (
          <main className={shellClasses.main}>
            <div className={pageClasses.page}>
              <i className={classes.title} />
              <div className={classes.rows}>
                {rows.map((row) => (
                  <i key={row} />
                ))}
              </div>
            </div>
          </main>
        )}
      </div>
    </div>
  );
}
