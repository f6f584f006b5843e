import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './SortList.module.css';
import { useOrder } from './useOrder.ts';

type SortListProps<Item> = {
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  words: {
    /** The label of an item's handle. */
    handle: (name: string) => string;
    /** Announced when an item has moved. */
    moved: (name: string, place: number) => string;
  };
  /** Saves the order; it is reverted on failure. */
  order: (ids: number[]) => Promise<unknown>;
  children: (item: Item) => ReactNode;
};

/** A list with handles to reorder its items by pointer, or by the up and down arrow keys. Escape cancels a drag. */
export function SortList<Item extends { id: number }>({ label, items, nameOf, words, order, children }: SortListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, show, keep, setDragging, flush } = useOrder(items, order);
  const [said, say] = useState('');
  const dragged = useRef<{ id: number; before: readonly Item[] }>(undefined);
  const focusNext = useRef<number>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusNext.current}"]`)?.focus();
    focusNext.current = undefined;
  });
  /** @returns the list with the item there */
  const moved = (here: number, to: number): readonly Item[] => {
    const item = shown.current[here] as Item;
    say(words.moved(nameOf(item), to + 1));
    return shown.current.toSpliced(here, 1).toSpliced(to, 0, item);
  };
  const placeOf = (id: number) => shown.current.findIndex((one) => one.id === id);
  const press = (event: KeyboardEvent, id: number) => {
    if (event.key === 'Escape' && dragged.current) {
      event.stopPropagation();
      return giveUp();
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || dragged.current) return;
    event.preventDefault();
    const here = placeOf(id);
    const to = here + step;
    if (here < 0 || to < 0 || to >= shown.current.length) return;
    focusNext.current = id;
    keep(moved(here, to), true);
  };
  const drag = ({ clientY }: PointerEvent) => {
    const { id } = dragged.current ?? {};
    const here = id === undefined ? -1 : placeOf(id);
    if (here < 0) return;
    const rows = [...(list.current?.children ?? [])];
    const middles = rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    const to = middles.filter((middle, index) => index !== here && middle < clientY).length;
    if (to !== here) show(moved(here, to));
  };
  const drop = () => {
    const before = dragged.current?.before;
    dragged.current = undefined;
    if (before?.some((item, index) => item.id !== shown.current[index]?.id)) keep(shown.current);
    setDragging(false);
  };
  /** Cancels the drag. */
  const giveUp = () => {
    const before = dragged.current?.before;
    dragged.current = undefined;
    if (before) show(before);
    setDragging(false);
  };
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label}>
        {shown.current.map((item) => (
          <li key={item.id} className={classes.row} data-dragged={dragged.current?.id === item.id || undefined}>
            <UnstyledButton
              className={classes.handle}
              data-handle={item.id}
              aria-label={words.handle(nameOf(item))}
              onKeyDown={(event) => press(event, item.id)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                // Not every browser focuses a pressed button, and Escape must work during a drag.
                event.currentTarget.focus();
                dragged.current = { id: item.id, before: shown.current };
                setDragging(true);
              }}
              onPointerMove={drag}
              onPointerUp={drop}
              onPointerCancel={giveUp}
            >
              <IconGripVertical size={18} aria-hidden />
            </UnstyledButton>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it only sees to it that what is done to an item comes after what moved it */}
            <div className={classes.content} onFocus={() => void flush()} onPointerDown={() => void flush()}>
              {children(item)}
            </div>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
