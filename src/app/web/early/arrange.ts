// Runs after the markup that the build wrote into the page.
import { withoutPrefix } from '#kit/web/pathPrefix.ts';
import { linkPages, signedOutPages } from '../entrance/entranceAddresses.ts';
import { stored } from './appearance.ts';
import { comesIn } from './hints.ts';

/** Up to this width the screens that the build renders look as they will. */
const phone = '(max-width: 30em)';

/** Puts the skeleton in the layout that the user chose. Where neither it nor the login page is what will be shown, the mark is. */
export function arrange(root: HTMLElement): void {
  const skeleton = root.querySelector<HTMLElement>('[data-skeleton]');
  if (skeleton) {
    Object.assign(skeleton.dataset, {
      menu: stored('menuHidden') === 'true' ? 'hidden' : stored('menuLayout') || 'vertical',
      bar: stored('navbarType') || 'floating',
      content: stored('contentWidth') || 'full',
    });
    const side = skeleton.querySelector<HTMLElement>('aside');
    if (skeleton.dataset.menu !== 'vertical') side?.remove();
    else if (stored('menuCollapsed') === 'true') {
      skeleton.dataset.collapsed = '';
      if (side) side.style.overflow = 'hidden';
    }
    // A screen in it is as a phone shows it, in one language.
    const fits = skeleton.dataset.skeleton === document.documentElement.lang.slice(0, 2) && matchMedia(phone).matches;
    if (skeleton.dataset.skeleton && !fits) skeleton.querySelector('main')?.replaceChildren();
  }
  const path = withoutPrefix(location.pathname);
  const hasFrame = comesIn() && !(path in signedOutPages) && !(path in linkPages);
  const isLogin = root.dataset.login === document.documentElement.lang.slice(0, 2) && !comesIn();
  if (isLogin) keepWay(root);
  const splash = document.querySelector<HTMLTemplateElement>('template[data-splash]');
  const isRight = skeleton ? hasFrame : root.dataset.login === undefined || isLogin;
  if (!isRight && splash) root.replaceChildren(splash.content.cloneNode(true));
  delete document.documentElement.dataset.arranging;
  noteArranged();
}

/** Links to the other entrance pages lead on to the address that was asked for, also before the application is there. */
function keepWay(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a')) if (withoutPrefix(link.pathname) in signedOutPages) link.search = location.search;
}

let noteArranged: () => void;
/** Resolves when the markup of the page is there and in order. */
export const arranged = new Promise<void>((resolve) => {
  noteArranged = resolve;
});
