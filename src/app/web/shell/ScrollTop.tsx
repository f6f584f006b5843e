import { IconArrowUp } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#kit/web/device/motion.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { GutterTab } from '#kit/web/page/GutterTab.tsx';

/** How far down the button appears, in pixels. */
const FROM = 300;
/** Shorter movements do not change the direction: a finger is never still. In pixels. */
const SHORTEST_MOVE = 8;
/** How far from the end the button would cover the pager on a phone, in pixels. */
const PAGER_ZONE = 112;

/**
 * For the page, or the element that scrolls instead on a screen that fills the window. On a phone it covers content, so there it shows
 * only while the user scrolls up, and not near the end, where the pager is.
 */
export function ScrollTop() {
  const t = useTexts('app');
  const { scroller, isScrollingUp } = useScrolledDown();
  if (!scroller) return null;
  const goUp = () => {
    scroller.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <GutterTab at="end" phone={isScrollingUp ? 'floating' : 'hidden'} label={t('frame.scrollTop')} onClick={goUp}>
      <IconArrowUp size={18} aria-hidden />
    </GutterTab>
  );
}

/** The element that is scrolled far down, the page or a part of it that takes most of the window; and whether the user scrolls up. */
function useScrolledDown(): { scroller: Element | undefined; isScrollingUp: boolean } {
  const [scroller, setScroller] = useState<Element>();
  const [isScrollingUp, setScrollingUp] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another position
  useEffect(() => {
    const page = document.documentElement;
    const before = new WeakMap<Element, number>();
    const look = ({ target }: { target: EventTarget | null }) => {
      const moved = target instanceof Element ? target : page;
      // A day view starts in the middle, a chat at its end.
      const fills = moved.closest('#content [data-fill]') !== null && moved.closest('[data-hours], [data-chat]') === null;
      const isMain = moved === page || (fills && moved.clientHeight > innerHeight / 3);
      if (!isMain) return;
      const { scrollTop, scrollHeight, clientHeight } = moved;
      setScroller(scrollTop > FROM ? moved : undefined);
      const by = scrollTop - (before.get(moved) ?? 0);
      if (Math.abs(by) < SHORTEST_MOVE) return;
      before.set(moved, scrollTop);
      setScrollingUp(by < 0 && scrollTop + clientHeight < scrollHeight - PAGER_ZONE);
    };
    // After the screen is laid out: asked now, the page would have to be laid out for it.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => look({ target: page })));
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [path]);
  return { scroller, isScrollingUp };
}
