import { CloseButton, Combobox, Group, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import type { Assignee } from '../../entities.ts';
import { calls } from '../calls.ts';
import { isAnswered, useFirstOption } from './firstOption.ts';

type AssigneeFieldProps = {
  value: Assignee | null;
  onChange: (assignee: Assignee | null) => void;
  /** Called with typed text that matches nobody; empty if there is none. */
  onTyped: (text: string) => void;
  isGiven: boolean;
  disabled: boolean;
  error?: ReactNode;
  'data-path'?: string;
};

/** Debounce of the search, in milliseconds. */
const typingPause = 250;

/** The assignee, searched by name. */
export function AssigneeField({ value, onChange, onTyped, isGiven, disabled, error, 'data-path': path }: AssigneeFieldProps) {
  const t = useTexts('tasks');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  /** Undefined while nothing is searched. */
  const [typed, setTyped] = useState<string>();
  const [q] = useDebouncedValue((typed ?? '').trim(), typingPause);
  const query = useQuery({
    ...calls.findAssignees.query({ query: { q } }),
    placeholderData: keepPreviousData,
    enabled: combobox.dropdownOpened,
  });
  const found = query.data?.assignees ?? [];
  const setTypedText = (text: string | undefined) => {
    setTyped(text);
    onTyped(text?.trim() ?? '');
  };
  const choose = (id: string) => {
    onChange(found.find((one) => String(one.id) === id) ?? null);
    setTypedText(undefined);
    combobox.closeDropdown();
  };
  useFirstOption(combobox, isAnswered(query, q, typed) ? found : undefined);
  const clear = value && !disabled && (
    <CloseButton
      aria-label={isGiven ? t('field.giveBack') : t('field.clearAssignee')}
      data-hint={isGiven ? t('field.giveBack') : t('field.clearAssignee')}
      onClick={() => {
        onChange(null);
        setTypedText(undefined);
      }}
    />
  );
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          label={t('field.assignee')}
          description={isGiven ? t('onlyOwner.assign') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={value ? value.fullName : t('field.nobody')}
          autoComplete="off"
          data-path={path}
          error={error}
          disabled={disabled}
          readOnly={isGiven}
          value={typed ?? value?.fullName ?? ''}
          leftSection={value && typed === undefined && <Avatar name={value.fullName} src={value.avatar} size={24} />}
          rightSection={clear}
          onClick={() => !isGiven && combobox.openDropdown()}
          onFocus={(focus) => focus.currentTarget.select()}
          onChange={(change) => {
            setTypedText(change.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onKeyDown={(press) => {
            // Enter chooses an option and does not submit the form.
            if (press.key === 'Enter' && combobox.dropdownOpened) press.preventDefault();
            if (press.key === 'Backspace' && typed === '' && value) onChange(null);
            if (press.key === 'Escape') setTypedText(undefined);
          }}
          onBlur={() => {
            // A cleared name means no assignee; incomplete text stays and is reported on saving.
            if (typed?.trim() === '') {
              onChange(null);
              setTypedText(undefined);
            }
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={isGiven}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={t('field.assigneeSearch')}>
          {found.map(({ id, fullName, avatar }) => (
            <Combobox.Option key={id} value={String(id)} active={id === value?.id}>
              <Group component="span" gap="xs" wrap="nowrap">
                <Avatar name={fullName} src={avatar} size={24} />
                {fullName}
              </Group>
            </Combobox.Option>
          ))}
          {query.data && found.length === 0 && <Combobox.Empty>{t('field.noPeople')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
