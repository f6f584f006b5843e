import { Button, Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { SyntheticEvent } from 'react';

type SearchFormProps = {
  /** What is searched, in words. */
  label: string;
  /** Label of the button. */
  action: string;
  /** @param q without blanks around it; empty when nothing was typed */
  find: (q: string) => void;
};

/** A search form for pages without content. */
export function SearchForm({ label, action, find }: SearchFormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    find(String(new FormData(event.currentTarget).get('q')).trim());
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Group gap="xs" wrap="nowrap" maw={440} mx="auto">
          <TextInput
            flex={1}
            type="search"
            name="q"
            aria-label={label}
            placeholder={label}
            leftSection={<IconSearch size={18} aria-hidden />}
          />
          <Button type="submit">{action}</Button>
        </Group>
      </form>
    </search>
  );
}
