// The frame of every screen for signed-in users: menu, bar, screen, footer; arranged as the user chose.
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useRef } from 'react';
import { needs } from '#features/auth/contract.ts';
import { ClosedByProxy } from '#features/auth/web/ClosedByProxy.tsx';
import { useUser } from '#features/auth/web/session.ts';
import { barTints, type Choice, useLayout } from '#features/layout/web/choices.ts';
import { useMay } from '#kit/web/ability.ts';
import { prefersReducedMotion } from '#kit/web/device/motion.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { Brand } from '../menu/Brand.tsx';
import { FetchedMenuDrawer, MenuOpener } from '../menu/MenuOpener.tsx';
import { RoomyMenuLine, RoomySideMenu } from '../menu/RoomyMenu.tsx';
import { Commands } from '../palette/Commands.tsx';
import { ConnectionLost } from './away/ConnectionLost.tsx';
import { Footer } from './Footer.tsx';
import classes from './Shell.module.css';
import { settingsCalls } from './settings.ts';
import { TopBar } from './TopBar.tsx';

const Surroundings = optionalPart(async () => (await import('./FrameParts.tsx')).Surroundings);

/** Everything in it belongs to one account: it is remounted for another one. */
export function Shell() {
  return <Frame key={useUser()?.id} />;
}

function Frame() {
  const t = useTexts('app');
  const user = useUser();
  const mayAdminister = useMay(needs.administers);
  const layout = useLayout();
  const { data: settings } = useQuery(settingsCalls.read.query());
  const main = useRef<HTMLElement>(null);
  useArrival(main, layout.transition);
  const isHorizontal = layout.menuLayout === 'horizontal';
  return (
    <div
      className={classes.shell}
      data-menu={layout.menuHidden ? 'hidden' : layout.menuLayout}
      data-collapsed={layout.menuCollapsed || undefined}
      data-bar={layout.navbarType}
      data-footer={layout.footer}
      data-content={layout.contentWidth}
    >
      <a className={classes.skip} href="#content">
        {t('bar.skip')}
      </a>
      {!isHorizontal && !layout.menuHidden && <RoomySideMenu />}
      <div className={classes.column}>
        {mayAdminister && <ClosedByProxy closed={settings?.closedByProxy} />}
        {layout.navbarType === 'hidden' && <MenuOpener className={classes.loneOpener} />}
        <header className={classes.bar}>
          <div
            className={classes.panel}
            data-tint={layout.navbarColor === 'white' ? undefined : layout.navbarColor}
            style={{ '--tint': barTints[layout.navbarColor] } as CSSProperties}
          >
            <div className={classes.line}>
              <MenuOpener className={classes.opener} />
              <Brand className={classes.barBrand} />
              <TopBar />
            </div>
            {isHorizontal && !layout.menuHidden && <RoomyMenuLine className={classes.menuLine} />}
          </div>
        </header>
        <main ref={main} id="content" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        {layout.footer !== 'hidden' && <Footer className={classes.footer} />}
      </div>
      <FetchedMenuDrawer />
      {user && <Commands account={user.id} />}
      <ConnectionLost />
      <Surroundings />
    </div>
  );
}

const entrances: Record<Exclude<Choice<'transition'>, 'none'>, Keyframe> = {
  fade: { opacity: 0 },
  fadeInLeft: { opacity: 0, transform: 'translateX(-24px)' },
  zoomIn: { opacity: 0, transform: 'scale(0.97)' },
};

/**
 * A new screen appears with the animation that the user chose, except the first, and except when only the search or a part changes. On
 * another screen the focus moves to the content; between two records of a kind it stays on the link.
 */
function useArrival(main: React.RefObject<HTMLElement | null>, transition: Choice<'transition'>): void {
  const { path, screen } = useMatches({
    select: (matches) => {
      const shown = matches.findLast(({ staticData }) => !staticData.isPart);
      return { path: shown?.pathname, screen: shown?.routeId };
    },
    structuralSharing: true,
  });
  const before = useRef({ path, screen });
  useEffect(() => {
    const left = before.current;
    before.current = { path, screen };
    if (left.screen !== screen) main.current?.focus({ preventScroll: true });
    if (left.path === path) return;
    if (transition === 'none' || prefersReducedMotion()) return;
    main.current?.animate([mirrored(entrances[transition])], { duration: 220, easing: 'ease-out' });
  }, [path, screen, main, transition]);
}

/** "From the left" is from the start in RTL too. */
function mirrored(frame: Keyframe): Keyframe {
  return document.dir === 'rtl' && frame.transform === 'translateX(-24px)' ? { ...frame, transform: 'translateX(24px)' } : frame;
}
