import { Group } from '@mantine/core';
import { matchesWords } from '#kit/foldedWords.ts';
import { SearchedField } from '#kit/web/form/SearchedField.tsx';
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
  /** The only people who are offered; otherwise everybody. */
  among?: readonly Pessoa[] | undefined;
  /** Of the fields of a dialog, this one gets the focus first. */
  autoFocus?: boolean;
};

/** Chooses a person by name. */
export function PersonField({ label, value, choose, without, among, autoFocus = false }: PersonFieldProps) {
  const t = useTexts('propostas');
  return (
    <SearchedField
      autoFocus={autoFocus}
      label={label}
      placeholder={t('people.search')}
      none={t('people.none')}
      value={value}
      nameOf={({ fullName }) => fullName}
      choose={choose}
      queryKey={among ? [...calls.people.key(), among.map(({ id }) => id)] : calls.people.key()}
      find={async (q, signal) =>
        among?.filter(({ fullName }) => matchesWords(fullName, q)) ?? (await calls.people.send({ query: { q } }, { signal })).pessoas
      }
      without={without}
      leftSection={value && <Avatar name={value.fullName} src={value.avatar} size={24} />}
      option={({ fullName, avatar }) => (
        <Group component="span" gap="xs" wrap="nowrap">
          <Avatar name={fullName} src={avatar} size={24} />
          {fullName}
        </Group>
      )}
    />
  );
}
