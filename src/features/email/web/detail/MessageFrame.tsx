import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import classes from './Message.module.css';

type MessageFrameProps = {
  /** Its signed URL. */
  frame: string;
  /** Accessible name. */
  title: string;
  /** Whether to load remote images. */
  hasImages: boolean;
};

/** About the width of a sheet of paper without margins, in pixels. */
const paperWidth = 680;

/** The message in an iframe without scripts, as high as its content. */
export function MessageFrame({ frame, title, hasImages }: MessageFrameProps) {
  const isDark = useComputedColorScheme('light') === 'dark';
  const look = `${hasImages ? '&images=true' : ''}${isDark ? '&dark=true' : ''}`;
  const address = useStableUrl(frame, look) + look;
  const box = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  useEffect(() => resizeForPrint(box), []);
  const follow = () => {
    const page = box.current?.contentDocument;
    if (!page?.body) return;
    stop.current();
    const observer = new ResizeObserver(() => setHeight(heightOf(page)));
    observer.observe(page.documentElement);
    observer.observe(page.body);
    page.addEventListener('keydown', forwardKey);
    stop.current = () => {
      observer.disconnect();
      page.removeEventListener('keydown', forwardKey);
    };
    setHeight(heightOf(page));
  };
  return (
    <iframe
      ref={box}
      className={classes.frame}
      src={atPrefix(address)}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ height }}
      data-measured={height !== undefined || undefined}
      onLoad={follow}
    />
  );
}

/** Keeps the first URL of the same page: a new signature would only reload it. */
function useStableUrl(frame: string, look: string): string {
  const kept = useRef({ frame, look });
  if (kept.current.look !== look) kept.current = { frame, look };
  return kept.current.frame;
}

function heightOf({ documentElement, body }: Document): number {
  return Math.ceil(Math.max(documentElement.getBoundingClientRect().height, body.scrollHeight));
}

/** Shortcuts of the screen also work if the focus is in the message. */
function forwardKey(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const again = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, altKey, shiftKey, cancelable: true });
  if (!document.dispatchEvent(again)) event.preventDefault();
}

/** A sheet is narrower than the screen, so the message is higher. @returns a function that stops it */
function resizeForPrint(box: { current: HTMLIFrameElement | null }): () => void {
  const over = new AbortController();
  const { signal } = over;
  let before = '';
  const lay = () => {
    const { current: frame } = box;
    if (!frame?.contentDocument?.body) return;
    before = frame.style.height;
    frame.style.width = `${paperWidth}px`;
    frame.style.height = `${heightOf(frame.contentDocument)}px`;
  };
  const takeUp = () => {
    if (!box.current) return;
    box.current.style.width = '';
    box.current.style.height = before;
  };
  addEventListener('beforeprint', lay, { signal });
  addEventListener('afterprint', takeUp, { signal });
  return () => over.abort();
}
