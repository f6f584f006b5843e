import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconBookmark, IconBookmarkFilled, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Status, statuses } from '../entities.ts';
import type { BlogState } from './blogSearch.ts';

/** Above the cards: search, bookmarks, status for admins, and the active filters. */
export function Filters({ state }: { state: BlogState }) {
  const t = useTexts('blog');
  const common = useTexts('common');
  const { query, set } = state;
  const seesAll = useMay(needs.administers);
  const Mark = query.bookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <Group component="search" gap="xs">
      <SearchField state={state} />
      {seesAll && (
        <NativeSelect
          flex="0 1 180px"
          aria-label={common('word.status')}
          value={query.status}
          onChange={({ currentTarget }) => set({ status: (currentTarget.value || undefined) as Status | undefined })}
          data={[{ value: '', label: t('filter.allStatuses') }, ...statuses.map((value) => ({ value, label: t(`status.${value}`) }))]}
        />
      )}
      <Button
        variant={query.bookmarked ? 'light' : 'default'}
        aria-pressed={query.bookmarked}
        leftSection={<Mark size={18} aria-hidden />}
        onClick={() => set({ bookmarked: query.bookmarked ? undefined : true })}
      >
        {t('filter.bookmarked')}
      </Button>
      <ActiveFilters state={state} />
    </Group>
  );
}

function ActiveFilters({ state: { query, set } }: { state: BlogState }) {
  const t = useTexts('blog');
  const used = [
    ...(query.category ? [{ name: t(`category.${query.category}`), drop: { category: undefined } }] : []),
    ...(query.tag ? [{ name: query.tag, drop: { tag: undefined } }] : []),
  ];
  if (used.length === 0) return null;
  return (
    <Group component="ul" gap="xs" w="100%" aria-label={t('filter.active')}>
      {used.map(({ name, drop }) => (
        <li key={name}>
          <Button
            variant="light"
            size="compact-sm"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('filter.drop', { name })}
            onClick={() => set(drop)}
          >
            {name}
          </Button>
        </li>
      ))}
    </Group>
  );
}

/** Debounce of the search, in milliseconds. */
const TYPING_PAUSE = 250;

function SearchField({ state: { query, set } }: { state: BlogState }) {
  const t = useTexts('blog');
  const kit = useTexts('kit');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query.q);
  /** The last search of this field itself. */
  const lastSearch = useRef(query.q);
  const applySearch = useDebouncedCallback((q: string) => {
    lastSearch.current = q;
    set({ q: q || undefined }, { replace: true });
  }, TYPING_PAUSE);
  // The URL can also change otherwise; the field's own change must not overwrite what is being typed.
  useEffect(() => {
    if (query.q === lastSearch.current) return;
    applySearch.cancel();
    lastSearch.current = query.q;
    setTyped(query.q);
  }, [query.q, applySearch]);
  const change = (text: string) => {
    setTyped(text);
    applySearch(text.trim());
  };
  useKeys([{ keys: ['/'], does: t('search'), group: t('title'), act: () => field.current?.focus() }]);
  return (
    <TextInput
      ref={field}
      flex="1 1 240px"
      aria-label={t('search')}
      placeholder={t('search')}
      value={typed}
      maxLength={200}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Escape' && (typed === '' ? currentTarget.blur() : change(''))}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={kit('table.clearSearch')} onClick={() => change('')} />}
    />
  );
}
