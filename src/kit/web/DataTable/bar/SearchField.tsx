import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { whileTyping } from '../../../whileTyping.ts';
import { useTexts } from '../../locale/i18n.ts';
import type { ListControl } from '../../search/listState.ts';
import classes from '../DataTable.module.css';

/** Debounce of the search. */
const typingPause = 250;

/** Rows or cards and what acts on them, without the bar with the search. */
function isAmongResults(element: Element | null): boolean {
  return element?.closest('[data-results]') != null && !element.closest('search');
}

type SearchFieldProps = {
  list: ListControl;
  field: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string | undefined;
  findsWords: boolean;
};

/** What is typed is asked for after a pause. */
export function SearchField({ list, field, label, hint, findsWords }: SearchFieldProps) {
  const t = useTexts('kit');
  const asked = list.query.q ?? '';
  const [typed, setTyped] = useState(asked);
  /** The last search of this field. */
  const ownAsked = useRef(asked);
  /** The same, also before the pause. */
  const latest = useRef(asked);
  const ask = useDebouncedCallback((q: string) => {
    ownAsked.current = q;
    list.set({ q: q || undefined }, { replace: true });
  }, typingPause);
  // The URL may also change by navigation or a cleared filter. The echo of its own change must not overwrite the typed text.
  useEffect(() => {
    if (asked === ownAsked.current) return;
    ask.cancel();
    ownAsked.current = asked;
    latest.current = asked;
    setTyped(asked);
  }, [asked, ask]);
  const change = (text: string) => {
    setTyped(text);
    latest.current = findsWords ? whileTyping(text).trim() : text.trim();
    ask(latest.current);
  };
  /** Nothing more will be typed: whole words. */
  const finish = () => {
    ask.cancel();
    const q = typed.trim();
    ownAsked.current = q;
    latest.current = q;
    if (q !== asked) list.set({ q: q || undefined }, { replace: true });
  };
  /** A press on a row does not move the focus to it. */
  const pressed = useRef<Element>(null);
  useWindowEvent(
    'pointerdown',
    ({ target }) => {
      pressed.current = target as Element;
    },
    { capture: true },
  );
  const leave = (focused: Element | null) => {
    // Another window has the focus.
    if (document.activeElement === field.current) return;
    // Results that the user goes to stay as they are; the field then shows what they were found by.
    if (isAmongResults(pressed.current ?? focused)) setTyped(latest.current);
    else finish();
  };
  const press = (key: string) => {
    pressed.current = null;
    if (key === 'Enter' && findsWords) finish();
    if (key !== 'Escape') return;
    if (typed === '') field.current?.blur();
    else change('');
  };
  return (
    <TextInput
      ref={field}
      className={classes.search}
      aria-label={label}
      aria-describedby={hint}
      placeholder={label}
      value={typed}
      maxLength={200}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => press(event.key)}
      onBlur={(event) => findsWords && leave(event.relatedTarget)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={t('table.clearSearch')} onClick={() => change('')} />}
    />
  );
}
