import { useQueryClient } from '@tanstack/react-query';
import { elementScroll, type Rect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListedEmail } from '../../entities.ts';
import { indexInView, mailAt } from '../mailCache.ts';
import { type MailPages, useMailsBetween } from './useMailPages.ts';

/** Scroll offset and focused e-mail when the list was left. */
export type ListPlace = { scope: string; offset: number; mail: number | undefined };

type Row = { index: number; top: number; key: string; mail: ListedEmail | undefined };
export type MailRows = ReturnType<typeof useMailRows>;

type MailRowsProps = {
  pages: MailPages;
  scroller: RefObject<HTMLDivElement | null>;
  rowHeight: number;
  left: RefObject<ListPlace>;
  /** The e-mail that is open next to the list. */
  open: number | undefined;
};

/** The visible rows and the focused one; both stay stable while e-mails come and go. */
export function useMailRows({ pages: { view, total }, scroller, rowHeight, left, open }: MailRowsProps) {
  const queryClient = useQueryClient();
  const scope = JSON.stringify(view);
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    observeElementRect: watchSize,
    scrollToFn: scrollUnlessNew,
    initialOffset: left.current.scope === scope ? left.current.offset : 0,
  });
  const items = virtualizer.getVirtualItems();
  const mails = useMailsBetween(view, items[0]?.index ?? 0, items.at(-1)?.index ?? 0);
  const [current, setCurrent] = useState(left.current.scope === scope ? left.current.mail : undefined);
  /** Its last index: if it is removed, the following row gets the focus. */
  const lastIndex = useRef(0);
  const [byId, shown] = rowsOf(items, mails);
  const known = current === undefined ? undefined : byId.get(current);
  if (known !== undefined) lastIndex.current = known;
  // One row is always in the tab order.
  const reach = known !== undefined ? mails.get(known) : (mails.get(lastIndex.current) ?? shown.find(({ mail }) => mail)?.mail);

  /** The index that gets the focus once its row is rendered, and the e-mails that must be gone before. */
  const wanted = useRef<{ index: number; gone: ReadonlySet<number> } | undefined>(undefined);
  const settle = () => {
    if (!wanted.current) return;
    const { index, gone } = wanted.current;
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${Math.min(index, total - 1)}"] [data-mail]`);
    const id = Number(link?.dataset.mail);
    if (!link || gone.has(id)) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
    setCurrent(id);
  };
  const go = (index: number) => {
    if (total === 0) return;
    const place = Math.max(0, Math.min(total - 1, index));
    wanted.current = { index: place, gone: nothing };
    virtualizer.scrollToIndex(place);
    settle();
  };

  useResetOnViewChange(scope, left, () => {
    scroller.current?.scrollTo({ top: 0 });
    lastIndex.current = 0;
    wanted.current = undefined;
    setCurrent(undefined);
  });
  useScrollAnchor(scroller, scope, byId, rowHeight);
  useRowHeightChange(virtualizer, rowHeight, open === undefined ? undefined : indexInView(queryClient, view, open));
  useRestorePlace(left, scope, (mail) => {
    const place = indexInView(queryClient, view, mail);
    if (place !== undefined && open === undefined) go(place);
  });
  useScrollToOpen(open, (mail) => {
    setCurrent(mail);
    const place = indexInView(queryClient, view, mail);
    if (place !== undefined) virtualizer.scrollToIndex(place);
  });
  useEffect(() => {
    left.current = { scope, offset: virtualizer.scrollOffset ?? 0, mail: current };
  });

  return {
    shown,
    height: virtualizer.getTotalSize(),
    /** The loaded e-mails, by index. */
    loaded: [...mails.values()],
    /** The row that has or last had the focus. */
    current: reach,
    isVisited: current !== undefined,
    setCurrent,
    index: () => lastIndex.current,
    go,
    /** To be called after each rendering of rows: focuses the one that is wanted, once it is there. */
    settle,
    /** Number of visible rows. */
    perScreen: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    between: (from: number, to: number) =>
      Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => mailAt(queryClient, view, Math.min(from, to) + step)).filter(
        (mail) => mail !== undefined,
      ),
    /** Called before these e-mails are removed: the focus then moves to those that replace them. */
    keepPlace: (ids: readonly number[]) => {
      const here = document.activeElement;
      const isHere = here === document.body || here?.closest('[data-mail-list]') === scroller.current?.closest('[data-mail-list]');
      if (isHere) wanted.current = { index: lastIndex.current, gone: new Set(ids) };
    },
  };
}

const nothing: ReadonlySet<number> = new Set();

/** The library's own watcher also measures at once, which makes the browser lay out the page in the middle of rendering. */
function watchSize(virtualizer: Virtualizer<HTMLDivElement, Element>, report: (size: Rect) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.borderBoxSize[0];
    if (box) report({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  if (virtualizer.scrollElement) observer.observe(virtualizer.scrollElement, { box: 'border-box' });
  return () => observer.disconnect();
}

/** The library scrolls a new list to its first place too, which makes the browser lay out the page in the middle of rendering. */
const scrollUnlessNew: typeof elementScroll = (offset, options, virtualizer) => {
  const isNew = offset + (options.adjustments ?? 0) === 0 && !virtualizer.scrollOffset;
  if (!isNew) elementScroll(offset, options, virtualizer);
};

/** Restores focus and scroll position when the user returns to the list. */
function useRestorePlace(left: RefObject<ListPlace>, scope: string, come: (mail: number) => void): void {
  const isBack = useRef(left.current.scope === scope);
  useEffect(() => {
    const { mail } = left.current;
    if (isBack.current && mail !== undefined) come(mail);
    isBack.current = false;
  });
}

/** Scrolls to the e-mail that is open next to the list. */
function useScrollToOpen(open: number | undefined, show: (mail: number) => void): void {
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (open !== undefined) show(open);
  });
}

/** If the row height changes, the top row stays on top and the open e-mail visible. */
function useRowHeightChange(virtualizer: Virtualizer<HTMLDivElement, Element>, rowHeight: number, open: number | undefined): void {
  const before = useRef(rowHeight);
  useLayoutEffect(() => {
    if (before.current === rowHeight) return;
    const top = Math.floor((virtualizer.scrollOffset ?? 0) / before.current);
    before.current = rowHeight;
    virtualizer.measure();
    virtualizer.scrollToOffset(top * rowHeight);
    if (open !== undefined) virtualizer.scrollToIndex(open);
  });
}

/** Rows are keyed by e-mail, so that the focus follows it; for a moment, two pages may contain the same one. */
function rowsOf(
  items: readonly { index: number; start: number }[],
  mails: ReadonlyMap<number, ListedEmail>,
): [byId: Map<number, number>, shown: Row[]] {
  const byId = new Map<number, number>();
  const shown = items.map(({ index, start }) => {
    const mail = mails.get(index);
    const isFirst = mail !== undefined && !byId.has(mail.id);
    if (isFirst) byId.set(mail.id, index);
    return { index, top: start, mail, key: isFirst ? `mail ${mail.id}` : `place ${index}` };
  });
  return [byId, shown];
}

/** Resets the list when the view changes. */
function useResetOnViewChange(scope: string, left: RefObject<ListPlace>, reset: () => void): void {
  const before = useRef(scope);
  useLayoutEffect(() => {
    if (before.current === scope) return;
    before.current = scope;
    left.current = { scope, offset: 0, mail: undefined };
    reset();
  });
}

/** Keeps the visible rows in place when e-mails arrive above; at the top, new ones are shown. */
function useScrollAnchor(scroller: RefObject<HTMLDivElement | null>, scope: string, byId: Map<number, number>, rowHeight: number): void {
  const before = useRef({ scope, byId });
  useLayoutEffect(() => {
    const { scope: scopeBefore, byId: placesBefore } = before.current;
    before.current = { scope, byId };
    const box = scroller.current;
    // Reading the offset makes the browser lay out the page, so not before there is something to keep in place.
    if (!box || scopeBefore !== scope || placesBefore.size === 0 || box.scrollTop < rowHeight / 2) return;
    const firstInSight = Math.floor(box.scrollTop / rowHeight);
    for (const [id, place] of placesBefore) {
      const now = byId.get(id);
      if (place < firstInSight || now === undefined) continue;
      if (now !== place) box.scrollTop += (now - place) * rowHeight;
      return;
    }
  });
}
