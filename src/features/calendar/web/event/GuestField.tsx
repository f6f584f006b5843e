import { Combobox, Group, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import type { Guest } from '../../entities.ts';
import { calls } from '../calls.ts';

type GuestFieldProps = { value: Guest[]; onChange: (guests: Guest[]) => void; error?: ReactNode; 'data-path'?: string };

/** Debounce of typing, in milliseconds. */
const typingPause = 250;
/** Option value for a typed name without an account. */
const FREE = '\u0000';

/** Guests: users found by name, and any other names. */
export function GuestField({ value, onChange, error, 'data-path': path }: GuestFieldProps) {
  const t = useTexts('calendar');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), typingPause);
  const query = useQuery({
    ...calls.findGuests.query({ query: { q } }),
    placeholderData: keepPreviousData,
    enabled: combobox.dropdownOpened,
  });
  const found = (query.data?.guests ?? []).filter((one) => !value.some((guest) => guest.value === one.value));
  const name = typed.trim().slice(0, 200);
  const isFree = name !== '' && !value.some((guest) => guest.value === name) && !found.some(({ label }) => label === name);
  const add = (guest: Guest | undefined) => {
    if (guest) onChange([...value, guest]);
    setTyped('');
  };
  const choose = (option: string) => add(option === FREE ? { value: name, label: name } : found.find((one) => one.value === option));
  const without = (gone: Guest) => value.filter((guest) => guest.value !== gone.value);
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.DropdownTarget>
        <PillsInput label={t('field.guests')} description={t('field.guestsHint')} error={error} onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            {value.map((guest) => (
              <Pill
                key={guest.value}
                withRemoveButton
                removeButtonProps={{ 'aria-label': t('field.guestRemove', { name: guest.label }), 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => {
                  onChange(without(guest));
                  field.current?.focus();
                }}
              >
                {guest.label}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                ref={field}
                data-path={path}
                value={typed}
                onChange={(change) => {
                  setTyped(change.currentTarget.value);
                  combobox.openDropdown();
                  combobox.updateSelectedOptionIndex();
                }}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown();
                  // A completely typed name is selected.
                  if (isFree) add({ value: name, label: name });
                }}
                onKeyDown={(press) => {
                  const last = value.at(-1);
                  if (press.key === 'Backspace' && typed === '' && last) onChange(without(last));
                  if (press.key !== 'Enter') return;
                  // Enter adds a guest, and does not submit the form.
                  press.preventDefault();
                  if (isFree && combobox.getSelectedOptionIndex() === -1) add({ value: name, label: name });
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={found.length === 0 && !isFree}>
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }} aria-label={t('field.guests')}>
          {found.map(({ value: id, label, avatar }) => (
            <Combobox.Option key={id} value={id}>
              <Group component="span" gap="xs" wrap="nowrap">
                <Avatar name={label} src={avatar} size={24} />
                {label}
              </Group>
            </Combobox.Option>
          ))}
          {isFree && <Combobox.Option value={FREE}>{t('field.guestFree', { name })}</Combobox.Option>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
