// A field that chooses a record found by typing.
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type SearchedFieldProps<Found extends { id: number }> = {
  label: string;
  placeholder: string;
  /** Says that nothing was found. */
  none: string;
  maxLength?: number;
  /** The one chosen so far; null for none. */
  value: Found | null;
  nameOf: (found: Found) => string;
  choose: (found: Found) => void;
  queryKey: QueryKey;
  find: (q: string, signal: AbortSignal) => Promise<Found[]>;
  /** Ids of those that are not offered. */
  without?: readonly number[];
  /** What an option shows. */
  option: (found: Found) => ReactNode;
  /** Before the name of the chosen one, while nothing is typed. */
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** Of the fields of a dialog, this one gets the focus first. */
  autoFocus?: boolean;
};

/** Debounce of the search, in milliseconds. */
const typingPause = 250;

/** Typed text only searches: what was not chosen is dropped when the field is left. */
export function SearchedField<Found extends { id: number }>(props: SearchedFieldProps<Found>) {
  const {
    label,
    placeholder,
    none,
    maxLength,
    value,
    nameOf,
    choose,
    queryKey,
    find,
    without = [],
    option,
    leftSection,
    rightSection,
    autoFocus = false,
  } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  /** Undefined while nothing is searched. */
  const [typed, setTyped] = useState<string>();
  const [q] = useDebouncedValue((typed ?? '').trim(), typingPause);
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => find(q, signal),
    placeholderData: keepPreviousData,
    enabled: combobox.dropdownOpened,
  });
  const found = data?.filter(({ id }) => !without.includes(id));
  const isAnswered = typed !== undefined && typed.trim() === q && !isPlaceholderData && found !== undefined && found.length > 0;
  const store = useRef(combobox);
  store.current = combobox;
  // Enter chooses the first one found, also after a space that changes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing has unselected it
  useEffect(() => {
    if (isAnswered && store.current.dropdownOpened) store.current.selectFirstOption();
  }, [isAnswered, typed]);
  const submit = (id: string) => {
    const chosen = found?.find((one) => String(one.id) === id);
    setTyped(undefined);
    combobox.closeDropdown();
    if (chosen) choose(chosen);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.Target>
        <TextInput
          data-autofocus={autoFocus || undefined}
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={maxLength}
          value={typed ?? (value ? nameOf(value) : '')}
          leftSection={value && typed === undefined && leftSection}
          rightSection={rightSection}
          onClick={() => combobox.openDropdown()}
          onFocus={(focus) => focus.currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onKeyDown={(press) => {
            // Enter chooses an option and does not submit the form.
            if (press.key === 'Enter' && combobox.dropdownOpened) press.preventDefault();
            if (press.key === 'Escape') setTyped(undefined);
          }}
          onBlur={() => {
            setTyped(undefined);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={label}>
          {found?.map((one) => (
            <Combobox.Option key={one.id} value={String(one.id)} active={one.id === value?.id}>
              {option(one)}
            </Combobox.Option>
          ))}
          {found?.length === 0 && <Combobox.Empty>{none}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
