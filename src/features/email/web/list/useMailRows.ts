import { useQueryClient } from '@tanstack/react-query';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListedEmail } from '../../entities.ts';
import { indexInView, mailAt } from '../mailCache.ts';
import { type MailPages, useMailsBetween } from './useMailPages.ts';

/** Where the list was left when a mail took its place. */
export type ListPlace = { scope: string; offset: number; mail: number | undefined };

type Row = { index: number; top: number; key: string; mail: ListedEmail | undefined };
export type MailRows = ReturnType<typeof useMailRows>;

type MailRowsProps = {
  pages: MailPages;
  scroller: RefObject<HTMLDivElement | null>;
  rowHeight: number;
  left: RefObject<ListPlace>;
  /** The mail that stands open beside the list. */
  open: number | undefined;
};

/** Which lines are on screen, where the keyboard is among them, and what keeps both still while mails come and go. */
export function useMailRows({ pages: { view, total }, scroller, rowHeight, left, open }: MailRowsProps) {
  const queryClient = useQueryClient();
  const scope = JSON.stringify(view);
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialOffset: left.current.scope === scope ? left.current.offset : 0,
  });
  const items = virtualizer.getVirtualItems();
  const mails = useMailsBetween(view, items[0]?.index ?? 0, items.at(-1)?.index ?? 0);
  const [current, setCurrent] = useState(left.current.scope === scope ? left.current.mail : undefined);
  /** Where it stood last: what follows it takes its place when it goes. */
  const lastIndex = useRef(0);
  const [byId, shown] = rowsOf(items, mails);
  const known = current === undefined ? undefined : byId.get(current);
  if (known !== undefined) lastIndex.current = known;
  // One line is always within reach of Tab.
  const reach = known !== undefined ? mails.get(known) : (mails.get(lastIndex.current) ?? shown.find(({ mail }) => mail)?.mail);

  /** The place that waits for the focus until its line is there, and those that must have gone before. */
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
  useEffect(settle);
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
    /** The mails that are there, by their place. */
    loaded: [...mails.values()],
    /** Where the keyboard is, or was last. */
    current: reach,
    isVisited: current !== undefined,
    setCurrent,
    index: () => lastIndex.current,
    go,
    /** How many lines are on screen. */
    perScreen: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    between: (from: number, to: number) =>
      Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => mailAt(queryClient, view, Math.min(from, to) + step)).filter(
        (mail) => mail !== undefined,
      ),
    /** Called before these mails go: the keyboard then stands on what takes their place. */
    keepPlace: (ids: readonly number[]) => {
      const here = document.activeElement;
      const isHere = here === document.body || here?.closest('[data-mail-list]') === scroller.current?.closest('[data-mail-list]');
      if (isHere) wanted.current = { index: lastIndex.current, gone: new Set(ids) };
    },
  };
}

const nothing: ReadonlySet<number> = new Set();

/** Whoever comes back to the list stands where they were. */
function useRestorePlace(left: RefObject<ListPlace>, scope: string, come: (mail: number) => void): void {
  const isBack = useRef(left.current.scope === scope);
  useEffect(() => {
    const { mail } = left.current;
    if (isBack.current && mail !== undefined) come(mail);
    isBack.current = false;
  });
}

/** The line of the mail that stands open beside the list is in sight. */
function useScrollToOpen(open: number | undefined, show: (mail: number) => void): void {
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (open !== undefined) show(open);
  });
}

/** Lines of another height: what was on top is on top again, and the open mail in sight. */
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

/** A line is known by its mail, so that the focus goes with it; for a moment two pages may both have one. */
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

/** Another view is read from its top. */
function useResetOnViewChange(scope: string, left: RefObject<ListPlace>, reset: () => void): void {
  const before = useRef(scope);
  useLayoutEffect(() => {
    if (before.current === scope) return;
    before.current = scope;
    left.current = { scope, offset: 0, mail: undefined };
    reset();
  });
}

/** Whoever has scrolled keeps in sight what they look at while mails come in above it; at the top they see the new ones. */
function useScrollAnchor(scroller: RefObject<HTMLDivElement | null>, scope: string, byId: Map<number, number>, rowHeight: number): void {
  const before = useRef({ scope, byId });
  useLayoutEffect(() => {
    const { scope: scopeBefore, byId: placesBefore } = before.current;
    before.current = { scope, byId };
    const box = scroller.current;
    if (!box || scopeBefore !== scope || box.scrollTop < rowHeight / 2) return;
    const firstInSight = Math.floor(box.scrollTop / rowHeight);
    for (const [id, place] of placesBefore) {
      const now = byId.get(id);
      if (place < firstInSight || now === undefined) continue;
      if (now !== place) box.scrollTop += (now - place) * rowHeight;
      return;
    }
  });
}
