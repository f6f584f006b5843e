// A multi-select with search. Enter selects a matching option; unmatched text is not discarded. Its list closes with each choice, because it
// covers the fields below: a click on one of those would choose what lies over it.
import { type ComboboxItem, isOptionsGroup, MultiSelect, type MultiSelectProps } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { bestMatches, namedBy } from './matches.ts';

type Item = { value: string; label: string };
type MultiChoiceProps = Pick<MultiSelectProps, 'label' | 'onBlur' | 'error' | 'comboboxProps'> & {
  data: readonly (Item | { group: string; items: readonly Item[] })[];
  value?: string[];
  onChange?: (value: string[]) => void;
};

/** Accepts the props of a form field. Text that matches no option stays, shows an error, and makes the field invalid. */
export function MultiChoice({ data, value = [], onChange, onBlur, error, ...field }: MultiChoiceProps) {
  const t = useTexts('kit');
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  /** Mantine clears the search on blur; here it stays until it is selected or removed. */
  const isLeaving = useRef(false);
  const text = typed.trim();
  useEffect(() => input.current?.setCustomValidity(text), [text]);

  const choices = data.flatMap((one) => ('group' in one ? one.items : [one]));
  const left = choices.filter((one) => !value.includes(one.value));
  const take = (one: Item) => {
    onChange?.([...value, one.value]);
    setTyped('');
    setOpen(false);
  };
  const search = (now: string) => {
    if (isLeaving.current) return;
    setTyped(now);
    setIsUnknown(false);
  };
  const takeOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !text) return;
    // The highlighted option is selected by the list itself.
    const list = event.currentTarget.getAttribute('aria-controls');
    if (list && document.getElementById(list)?.querySelector('[data-combobox-selected]')) return;
    event.preventDefault();
    const [best] = bestMatches(left, text);
    if (best) take(best);
    else if (namedBy(choices, text)) setTyped('');
    else setIsUnknown(true);
  };
  return (
    <MultiSelect
      {...field}
      ref={input}
      data={data as MultiSelectProps['data']}
      value={value}
      onChange={(values) => onChange?.(values as string[])}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onOptionSubmit={() => setOpen(false)}
      searchable
      clearable
      hidePickedOptions
      searchValue={typed}
      onSearchChange={search}
      selectFirstOptionOnChange={text !== ''}
      filter={({ options, search: asked }) =>
        asked.trim() === ''
          ? options
          : options
              .flatMap<(typeof options)[number]>((one) => {
                if (!isOptionsGroup(one)) return [];
                const items = bestMatches(one.items as ComboboxItem[], asked);
                return items.length > 0 ? [{ ...one, items }] : [];
              })
              .concat(bestMatches(options.filter((one) => !isOptionsGroup(one)) as ComboboxItem[], asked))
      }
      onKeyDown={takeOnEnter}
      onBlur={(event) => {
        isLeaving.current = true;
        queueMicrotask(() => {
          isLeaving.current = false;
        });
        onBlur?.(event);
        if (!text) return;
        const named = namedBy(left, text);
        if (named) take(named);
        else if (namedBy(choices, text)) setTyped('');
        else setIsUnknown(true);
      }}
      error={isUnknown && text ? t('filters.unknownChoice', { typed: text }) : error}
    />
  );
}
