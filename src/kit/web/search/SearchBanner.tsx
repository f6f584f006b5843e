import { CloseButton, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/i18n.ts';
import classes from './SearchBanner.module.css';

const typingPause = 250;

type SearchBannerProps = {
  title: string;
  hint: string;
  /** What is searched, in words. */
  label: string;
  /** The search text of the URL. */
  q: string;
  find: (q: string) => void;
  /** The number of results for screen readers; empty without a search. */
  found: string;
};

/** A banner with a greeting and a search field that searches while typing. */
export function SearchBanner({ title, hint, label, q, find, found }: SearchBannerProps) {
  const t = useTexts('kit');
  const [typed, setTyped] = useState(q);
  /** The last search of this field: its echo from the URL must not overwrite the typed text. */
  const asked = useRef(q);
  const ask = useDebouncedCallback((next: string) => {
    asked.current = next;
    find(next);
  }, typingPause);
  useEffect(() => {
    if (q === asked.current) return;
    ask.cancel();
    asked.current = q;
    setTyped(q);
  }, [q, ask]);
  const change = (next: string) => {
    setTyped(next);
    ask(next.trim());
  };
  return (
    <div className={classes.banner}>
      <p className={classes.title}>{title}</p>
      <search className={classes.search}>
        <TextInput
          size="md"
          aria-label={label}
          placeholder={label}
          value={typed}
          maxLength={200}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && change('')}
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={typed !== '' && <CloseButton aria-label={t('table.clearSearch')} onClick={() => change('')} />}
        />
      </search>
      <Text size="sm" c="dimmed" role="status">
        {found || hint}
      </Text>
    </div>
  );
}
