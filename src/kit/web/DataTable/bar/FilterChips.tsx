import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './FilterChips.module.css';

/** An active filter, and the search without it. */
export type FilterChip<Search> = { key: string; label: string; without: Search };

type FilterChipsProps<Search> = { chips: readonly FilterChip<Search>[]; set: (search: Search) => void; clear: () => void };

/** The active filters, each with a remove button. */
export function FilterChips<Search>({ chips, set, clear }: FilterChipsProps<Search>) {
  const t = useTexts('kit');
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('filters.active')}>
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
    </ul>
  );
}
