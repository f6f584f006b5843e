import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Avatar } from '#kit/web/Avatar.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import type { Assignee } from '../entities.ts';
import { calls } from './calls.ts';
import classes from './Editor.module.css';

type AssigneeFieldProps = {
  value: Assignee | null;
  onChange: (assignee: Assignee | null) => void;
  isGiven: boolean;
  disabled: boolean;
  error?: ReactNode;
  'data-path'?: string;
};

/** Long enough not to ask for every letter. */
const typingPause = 250;

/** Who is to do a task: somebody found by name. */
export function AssigneeField({ value, onChange, isGiven, disabled, error, 'data-path': path }: AssigneeFieldProps) {
  const t = useTexts('tasks');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  /** Undefined: nobody is being searched for. */
  const [typed, setTyped] = useState<string>();
  const [q] = useDebouncedValue((typed ?? '').trim(), typingPause);
  const query = useQuery({
    ...calls.findAssignees.query({ query: { q } }),
    placeholderData: keepPreviousData,
    enabled: combobox.dropdownOpened,
  });
  const found = query.data?.assignees ?? [];
  const choose = (id: string) => {
    onChange(found.find((one) => String(one.id) === id) ?? null);
    setTyped(undefined);
    combobox.closeDropdown();
  };
  const clear = value && !disabled && (
    <CloseButton
      aria-label={isGiven ? t('field.giveBack') : t('field.clearAssignee')}
      data-hint={isGiven ? t('field.giveBack') : t('field.clearAssignee')}
      onClick={() => onChange(null)}
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
            setTyped(change.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onKeyDown={(press) => {
            // Enter chooses here, and never saves the form.
            if (press.key === 'Enter' && combobox.dropdownOpened) press.preventDefault();
            if (press.key === 'Backspace' && typed === '' && value) onChange(null);
          }}
          onBlur={() => {
            // Whoever took the name away meant nobody; half a name is nobody's.
            if (typed === '') onChange(null);
            setTyped(undefined);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={isGiven}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={t('field.assigneeSearch')}>
          {found.map(({ id, fullName, avatar }) => (
            <Combobox.Option key={id} value={String(id)} active={id === value?.id}>
              <span className={classes.person}>
                <Avatar name={fullName} src={avatar} size={24} />
                {fullName}
              </span>
            </Combobox.Option>
          ))}
          {query.data && found.length === 0 && <Combobox.Empty>{t('field.noPeople')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
