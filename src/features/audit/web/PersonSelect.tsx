import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { namedBy } from '#kit/web/form/matches.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from './calls.ts';
import { usePersonName } from './usePersonName.ts';

/** Avoids a request per key. */
const debounceMs = 250;

type PersonSelectProps = Pick<SelectProps, 'onBlur' | 'error'> & {
  /** An id; empty if no user is selected. */
  value?: number | '';
  onChange?: (id: number | '') => void;
};

/**
 * Selects a user, found by name on the server. Takes the props of a form field. Text that matches nobody stays, with an error that
 * makes the field invalid.
 */
export function PersonSelect({ value = '', onChange, onBlur, error, ...field }: PersonSelectProps) {
  const t = useTexts('audit');
  const kit = useTexts('kit');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  /** Mantine resets the text on blur; here it stays until it names a user or is cleared. */
  const isLeaving = useRef(false);
  const [q] = useDebouncedValue(typed, debounceMs);
  const chosen = usePersonName(value === '' ? undefined : value);
  // The name of the selected user is not searched for.
  const query = useQuery({ ...calls.people.query({ query: { q: q === chosen ? '' : q } }), placeholderData: keepPreviousData });
  const people = (query.data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const known = people.find((one) => one.value === String(value));
  const own = value === '' ? undefined : (known ?? { value: String(value), label: chosen ?? String(value) });
  const text = typed.trim();
  const isOpen = text !== '' && text !== own?.label.trim();
  useEffect(() => input.current?.setCustomValidity(isOpen ? text : ''), [isOpen, text]);

  /** Selects the user that the text names, or shows an error. */
  const settle = () => {
    const named = namedBy(people, text);
    if (!named) setIsUnknown(true);
    else if (named.value === own?.value) setTyped(named.label);
    else onChange?.(Number(named.value));
  };
  const settleOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isOpen) return;
    // The list itself handles an option marked in it.
    const list = event.currentTarget.getAttribute('aria-controls');
    if (list && document.getElementById(list)?.querySelector('[data-combobox-selected]')) return;
    event.preventDefault();
    settle();
  };
  return (
    <Select
      {...field}
      ref={input}
      label={t('filters.person')}
      description={t('filters.personHint')}
      placeholder={t('filters.anybody')}
      data={own && !known ? [own, ...people] : people}
      value={own?.value ?? null}
      onChange={(id) => onChange?.(id === null ? '' : Number(id))}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={(now) => {
        if (isLeaving.current) return;
        setTyped(now);
        setIsUnknown(false);
      }}
      onKeyDown={settleOnEnter}
      // Mantine's own handler runs between these two and would reset the text.
      onBlurCapture={() => {
        isLeaving.current = isOpen;
      }}
      onBlur={(event) => {
        isLeaving.current = false;
        onBlur?.(event);
        if (isOpen) settle();
      }}
      // The server has already filtered, ignoring accents.
      filter={({ options }) => options}
      nothingFoundMessage={t('filters.nobodyFound')}
      error={isUnknown && isOpen ? kit('filters.unknownChoice', { typed: text }) : error}
    />
  );
}
