import { Box, CloseButton, Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { whileTyping } from '#kit/whileTyping.ts';
import type { TaskThing } from '../../entities.ts';
import { calls } from '../calls.ts';
import { ThingIcon, ThingLink } from '../ThingLink.tsx';
import classes from './Editor.module.css';
import { isAnswered, useFirstOption } from './firstOption.ts';
import { keyOf } from './taskValues.ts';

type ThingFieldProps = {
  value: TaskThing | null;
  onChange: (thing: TaskThing | null) => void;
  /** Called with typed text that is no choice; empty if there is none. */
  onTyped: (text: string) => void;
  disabled: boolean;
  error?: ReactNode;
  'data-path'?: string;
};

/** Debounce of the search, in milliseconds. */
const typingPause = 250;

/** The linked notice or bill: searched by number or words, then shown as a link. */
export function ThingField({ value, onChange, onTyped, disabled, error, 'data-path': path }: ThingFieldProps) {
  const t = useTexts('tasks');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), typingPause);
  const query = useQuery({
    ...calls.findThings.query({ query: { q: whileTyping(q) } }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  });
  const found = q === '' ? [] : (query.data?.things ?? []);
  const setTypedText = (text: string) => {
    setTyped(text);
    onTyped(text.trim());
  };
  useFirstOption(combobox, isAnswered(query, q, typed) ? found : undefined);
  const isNothing = q !== '' && query.data !== undefined && found.length === 0;
  if (value)
    return (
      <div>
        <Text size="sm" fw={550} mb={4}>
          {t('field.thing')}
        </Text>
        <Group wrap="nowrap" gap="xs" align="flex-start" className={classes.chosen}>
          <Box flex={1} miw={0}>
            <ThingLink thing={value} />
            <Text size="xs" c="dimmed" lineClamp={2} mt={4}>
              {value.text || t('field.noObjeto')}
            </Text>
          </Box>
          {!disabled && (
            <CloseButton
              aria-label={t('field.clearThing')}
              data-hint={t('field.clearThing')}
              onClick={() => {
                onChange(null);
                setTypedText('');
                requestAnimationFrame(() => field.current?.focus());
              }}
            />
          )}
        </Group>
      </div>
    );
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        onChange(found.find((thing) => keyOf(thing) === key) ?? null);
        setTypedText('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          ref={field}
          label={t('field.thing')}
          placeholder={t('field.thingSearch')}
          autoComplete="off"
          maxLength={200}
          data-path={path}
          error={error}
          disabled={disabled}
          value={typed}
          onChange={(change) => {
            setTypedText(change.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(press) => {
            // Enter chooses an option and does not submit the form.
            if (press.key === 'Enter') press.preventDefault();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0 && !isNothing}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={t('field.thing')}>
          {found.map((thing) => (
            <Combobox.Option key={keyOf(thing)} value={keyOf(thing)}>
              <Group component="span" wrap="nowrap" gap="xs" align="baseline">
                <ThingIcon kind={thing.kind} />
                <span>
                  <strong>{thing.name}</strong>
                  <Text span size="xs" c="dimmed" lineClamp={2}>
                    {thing.text || t('field.noObjeto')}
                  </Text>
                </span>
              </Group>
            </Combobox.Option>
          ))}
          {isNothing && <Combobox.Empty>{t('field.noThings')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
