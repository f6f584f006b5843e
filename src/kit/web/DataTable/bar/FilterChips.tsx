import { Button, Flex } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';

import classes from '../DataTable.module.css';

/** An active filter, and the search without it. */
export type FilterChip<Search> = { key: string; label: string; without: Search };

/** Drops the chips of inactive filters. */
export function activeChips<Search>(chips: readonly (FilterChip<Search> | false | undefined | '')[]): FilterChip<Search>[] {
  return chips.filter((chip) => chip !== false && chip !== undefined && chip !== '');
}

/** A list without one value: undefined rather than empty, as an empty list would match nothing. */
export function valuesWithout<T>(values: readonly T[], value: T): T[] | undefined {
  const rest = values.filter((other) => other !== value);
  return rest.length > 0 ? rest : undefined;
}

export type FilterChipsProps<Search> = {
  chips: readonly FilterChip<Search>[] | undefined;
  set: (search: Search) => void;
  clear: () => void;
};

/** The active filters, each with a remove button. */
export function FilterChips<Search>({ chips, set, clear }: FilterChipsProps<Search>) {
  const t = useTexts('kit');
  if (!chips) return <div className={classes.chips} />;
  if (chips.length === 0) return null;
  return (
    <Flex component="ul" wrap="wrap" gap="xs" aria-label={t('filters.active')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Button
            size="compact-sm"
            variant="light"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('filters.remove', { filter: label })}
            onClick={() => set(without)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={clear}>
          {t('filters.clear')}
        </Button>
      </li>
    </Flex>
  );
}
