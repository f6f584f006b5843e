import { Combobox, Group, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import type { Pessoa } from '../entities.ts';
import { calls } from './calls.ts';

type PersonFieldProps = {
  label: string;
  /** The person chosen so far; null for none. */
  value: Pessoa | null;
  choose: (person: Pessoa) => void;
  /** People who are not offered. */
  without?: readonly number[];
};

/** Debounce of the search, in milliseconds. */
const typingPause = 250;

/** Chooses a person by name. */
export function PersonField({ label, value, choose, without = [] }: PersonFieldProps) {
  const t = useTexts('propostas');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  /** Undefined while nothing is searched. */
  const [typed, setTyped] = useState<string>();
  const [q] = useDebouncedValue((typed ?? '').trim(), typingPause);
  const query = useQuery({ ...calls.people.query({ query: { q } }), placeholderData: keepPreviousData, enabled: combobox.dropdownOpened });
  const found = (query.data?.pessoas ?? []).filter(({ id }) => !without.includes(id));
  const submit = (id: string) => {
    const person = found.find((one) => String(one.id) === id);
    setTyped(undefined);
    combobox.closeDropdown();
    if (person) choose(person);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.Target>
        <TextInput
          label={label}
          placeholder={t('people.search')}
          autoComplete="off"
          value={typed ?? value?.fullName ?? ''}
          leftSection={value && typed === undefined && <Avatar name={value.fullName} src={value.avatar} size={24} />}
          onClick={() => combobox.openDropdown()}
          onFocus={(focus) => focus.currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.selectFirstOption();
          }}
          onKeyDown={(press) => {
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
          {found.map(({ id, fullName, avatar }) => (
            <Combobox.Option key={id} value={String(id)} active={id === value?.id}>
              <Group component="span" gap="xs" wrap="nowrap">
                <Avatar name={fullName} src={avatar} size={24} />
                {fullName}
              </Group>
            </Combobox.Option>
          ))}
          {query.data && found.length === 0 && <Combobox.Empty>{t('people.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
