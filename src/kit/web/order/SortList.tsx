import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './SortList.module.css';

type SortListProps<Item> = {
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  words: {
    /** What the handle of an item is called. */
    handle: (name: string) => string;
    /** Said when an item has moved. */
    moved: (name: string, place: number) => string;
  };
  /** Keeps the order; what it refuses goes back. */
  order: (ids: number[]) => Promise<unknown>;
  children: (item: Item) => ReactNode;
};

/** A list whose items a handle moves: by mouse or finger, by the arrows up and down on the keyboard. */
export function SortList<Item extends { id: number }>({ label, items, nameOf, words, order, children }: SortListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  /** While something is in the hand or being kept, nothing comes in between. */
  const [held, setHeld] = useState<readonly Item[]>();
  const [said, say] = useState('');
  const latest = useRef(items);
  latest.current = held ?? items;
  const dragged = useRef<{ id: number; before: readonly Item[] }>(undefined);
  const focusNext = useRef<number>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusNext.current}"]`)?.focus();
    focusNext.current = undefined;
  });
  const place = (id: number, to: number) => {
    const item = latest.current.find((one) => one.id === id);
    if (!item) return;
    const others = latest.current.filter((one) => one !== item);
    setHeld([...others.slice(0, to), item, ...others.slice(to)]);
    say(words.moved(nameOf(item), to + 1));
  };
  const keep = async (next: readonly Item[]) => {
    await order(next.map(({ id }) => id));
    setHeld(undefined);
  };
  const press = (event: KeyboardEvent, id: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const here = latest.current.findIndex((one) => one.id === id);
    const to = here + step;
    if (to < 0 || to >= latest.current.length) return;
    focusNext.current = id;
    place(id, to);
    const next = latest.current.toSpliced(here, 1);
    void keep(next.toSpliced(to, 0, latest.current[here] as Item));
  };
  const drag = ({ clientY }: PointerEvent) => {
    const { id } = dragged.current ?? {};
    if (id === undefined) return;
    const rows = [...(list.current?.children ?? [])];
    const here = latest.current.findIndex((one) => one.id === id);
    const middles = rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    const to = middles.filter((middle, index) => index !== here && middle < clientY).length;
    if (to !== here) place(id, to);
  };
  const drop = () => {
    const before = dragged.current?.before;
    dragged.current = undefined;
    if (before?.some((item, index) => item !== latest.current[index])) void keep(latest.current);
    else setHeld(undefined);
  };
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label}>
        {latest.current.map((item) => (
          <li key={item.id} className={classes.row} data-dragged={dragged.current?.id === item.id || undefined}>
            <UnstyledButton
              className={classes.handle}
              data-handle={item.id}
              aria-label={words.handle(nameOf(item))}
              onKeyDown={(event) => press(event, item.id)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                dragged.current = { id: item.id, before: latest.current };
                setHeld(latest.current);
              }}
              onPointerMove={drag}
              onPointerUp={drop}
              onPointerCancel={drop}
            >
              <IconGripVertical size={18} aria-hidden />
            </UnstyledButton>
            <div className={classes.content}>{children(item)}</div>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
