import { Combobox, Group, PillsInput, Stack, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconWorld, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { fold } from '#kit/foldedWords.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Address, Recipient } from '../../../entities.ts';
import { calls } from '../calls.ts';
import classes from '../Writing.module.css';
import { isAddress, keyOf, readAddresses, withAddresses } from './addresses.ts';
import { useCacheRecipients, useKnownAddresses } from './useKnownAddresses.ts';
import type { FieldName } from './useRecipients.ts';

type RecipientFieldProps = {
  name: FieldName;
  value: Address[];
  onChange: (addresses: Address[]) => void;
  /** Typed text that is no address yet. */
  typed: string;
  setTyped: (typed: string) => void;
  error: string | undefined;
  setError: (error: string | undefined) => void;
  disabled: boolean;
};

/** Debounce of the search, in milliseconds. */
const typingPause = 200;
/** Option value that represents the typed address. */
const FREE = '\u0000';

/** Recipients: people found by name or address, and any other address; pasting several at once works. */
export function RecipientField({ name, value, onChange, typed, setTyped, error, setError, disabled }: RecipientFieldProps) {
  const t = useTexts('writing');
  const id = useId();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const field = useRef<HTMLInputElement>(null);
  const remember = useCacheRecipients();
  const { found, isFree, isAsking } = useSuggestions(typed, value, combobox.dropdownOpened);
  const known = useKnownAddresses(value);

  const take = (addresses: readonly Address[], rest: string) => {
    if (addresses.length > 0) onChange(withAddresses(value, addresses));
    setTyped(rest);
    setError(rest === '' ? undefined : t('fault.address', { text: rest }));
    combobox.closeDropdown();
  };
  const choose = (option: string) => {
    const person = found.find(({ email }) => email === option);
    if (person) remember([person]);
    take([person ? { name: person.name, email: person.email } : { name: '', email: typed.trim() }], '');
    field.current?.focus();
  };
  const takeTyped = () => {
    const read = readAddresses(typed);
    take(read.found, read.rest);
  };
  const remove = (gone: Address) => {
    onChange(value.filter((one) => one !== gone));
    field.current?.focus();
  };
  const press = (pressed: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey } = pressed;
    // With open suggestions, Escape closes only these.
    if (key === 'Escape' && combobox.dropdownOpened && (found.length > 0 || isFree)) pressed.stopPropagation();
    if (key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
    const isChosen = combobox.dropdownOpened && combobox.getSelectedOptionIndex() >= 0;
    const isEnd = key === ',' || key === ';' || (key === 'Enter' && !ctrlKey && !metaKey && !isChosen);
    if (!isEnd) return;
    pressed.preventDefault();
    const [first] = found;
    const isPartOfName = key === 'Enter' && combobox.dropdownOpened && readAddresses(typed).found.length === 0;
    // For part of a name, Enter chooses the first match once the search has finished.
    if (isPartOfName && first) choose(first.email);
    else if (!(isPartOfName && isAsking)) takeTyped();
  };
  const paste = (pasted: ClipboardEvent<HTMLInputElement>) => {
    const { found: several, rest } = readAddresses(pasted.clipboardData.getData('text/plain'));
    if (several.length === 0 || typed.trim() !== '') return;
    pasted.preventDefault();
    take(several, rest);
  };
  return (
    <div className={classes.row} data-error={error ? true : undefined}>
      <label className={`${textStyles.dimmed} ${classes.label}`} htmlFor={id}>
        {t(`field.${name}`)}
      </label>
      <div>
        <Combobox store={combobox} onOptionSubmit={choose} disabled={disabled}>
          <Combobox.DropdownTarget>
            <PillsInput
              id={id}
              variant="unstyled"
              classNames={{ input: classes.pills }}
              disabled={disabled}
              error={error}
              errorProps={{ role: 'alert', pb: 'xs' }}
            >
              {value.map((address, place) => (
                <Chip key={keyOf(address)} address={address} person={known[place]} remove={disabled ? undefined : () => remove(address)} />
              ))}
              <Combobox.EventsTarget>
                <PillsInput.Field
                  ref={field}
                  className={classes.typed}
                  data-path={name}
                  autoComplete="off"
                  inputMode="email"
                  spellCheck={false}
                  maxLength={5000}
                  disabled={disabled}
                  value={typed}
                  onChange={(change) => {
                    setTyped(change.currentTarget.value);
                    setError(undefined);
                    combobox.openDropdown();
                    combobox.updateSelectedOptionIndex();
                  }}
                  onBlur={() => {
                    combobox.closeDropdown();
                    // A complete address is accepted on blur.
                    if (typed.trim() !== '') takeTyped();
                  }}
                  onKeyDown={press}
                  onPaste={paste}
                />
              </Combobox.EventsTarget>
            </PillsInput>
          </Combobox.DropdownTarget>
          <Combobox.Dropdown hidden={typed.trim() === '' || (found.length === 0 && !isFree)} className={classes.found}>
            <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={t('field.suggestions', { field: t(`field.${name}`) })}>
              {found.map((person) => (
                <Combobox.Option key={person.id} value={person.email}>
                  <Found person={person} />
                </Combobox.Option>
              ))}
              {isFree && <Combobox.Option value={FREE}>{t('field.free', { address: typed.trim() })}</Combobox.Option>}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      </div>
    </div>
  );
}

/** Suggestions without the recipients that are already there. */
function useSuggestions(typed: string, value: Address[], isOpen: boolean): { found: Recipient[]; isFree: boolean; isAsking: boolean } {
  const text = typed.trim();
  const [q] = useDebouncedValue(text, typingPause);
  const query = useQuery({
    ...calls.findRecipients.query({ query: { q } }),
    placeholderData: keepPreviousData,
    enabled: isOpen && q !== '',
  });
  const taken = new Set(value.map(keyOf));
  // Results of the previous query are shown if they match this one too.
  const words = fold(text).split(/\s+/);
  const isMeant = ({ name, email }: Recipient) => words.every((word) => fold(`${name} ${email}`).includes(word));
  const found = text === '' ? [] : (query.data?.recipients ?? []).filter((one) => !taken.has(keyOf(one)) && isMeant(one));
  const key = text.toLowerCase();
  return {
    found,
    isFree: isAddress(text) && !taken.has(key) && !found.some((one) => keyOf(one) === key),
    isAsking: text !== q || query.isFetching,
  };
}

function Found({ person: { name, email, avatar } }: { person: Recipient }) {
  return (
    <Group component="span" gap="sm" wrap="nowrap">
      <Avatar name={name} src={avatar} size={28} />
      <Stack component="span" gap={0} miw={0} lh={1.35}>
        <span className={textStyles.oneLine}>{name}</span>
        <span className={`${textStyles.oneLine} ${textStyles.dimmed}`} dir="ltr">
          {email}
        </span>
      </Stack>
    </Group>
  );
}

type ChipProps = {
  address: Address;
  /** The user with this address; null if there is none. */
  person: Recipient | null | undefined;
  remove: (() => void) | undefined;
};

function Chip({ address: { name, email }, person, remove }: ChipProps) {
  const t = useTexts('writing');
  const shown = name || person?.name || email;
  return (
    <span className={classes.chip} data-outside={person === null || undefined} data-hint={shown === email ? undefined : email}>
      {person ? (
        <Avatar name={person.name} src={person.avatar} size={20} />
      ) : (
        person === null && <IconWorld size={14} stroke={1.75} aria-hidden />
      )}
      <span className={`${textStyles.oneLine} ${classes.chipName}`} dir={shown === email ? 'ltr' : undefined}>
        {shown}
      </span>
      {person === null && <VisuallyHidden>{t('field.outside')}</VisuallyHidden>}
      {remove && (
        <button type="button" className={classes.chipRemove} aria-label={t('field.remove', { address: shown })} onClick={remove}>
          <IconX size={12} stroke={2.25} aria-hidden />
        </button>
      )}
    </span>
  );
}
