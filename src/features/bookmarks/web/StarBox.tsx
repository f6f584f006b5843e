import { ActionIcon, Box, Text, TextInput, Tooltip } from '@mantine/core';
import { IconSearch, IconStar, IconStarFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { matchesWords } from '#kit/foldedWords.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import type { PageEntry } from '../contract.ts';
import classes from './BookmarkBar.module.css';
import { useMarks, usePages } from './marks.ts';
import { pageIcon } from './pageIcons.ts';

const mostFound = 6;

/** The bookmarked pages, or those that match the typed text, each with its star. */
export function StarBox({ close }: { close: () => void }) {
  const t = useTexts('bookmarks');
  const { pages, marked } = usePages();
  const marks = useMarks();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  // An unmarked page stays listed until the box is reopened, so that a slip can be undone and nothing moves.
  const [before] = useState(marked);
  const known = [...before, ...marked.filter(({ id }) => !before.some((page) => page.id === id))];
  const shown = typed.trim() === '' ? known : pages.filter(({ title }) => matchesWords(title, typed)).slice(0, mostFound);
  return (
    <Box ref={box} p="xs" onKeyDown={(event) => walk(event, box.current)}>
      <TextInput
        data-autofocus
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={classes.list} aria-label={t('label')}>
        {shown.map((page) => (
          <Line key={page.id} page={page} isMarked={marks.isMarked(page.id)} toggle={() => marks.toggle(page.id)} close={close} />
        ))}
      </ul>
      <p role="status" className={classes.status}>
        {shown.length === 0 && (typed.trim() === '' ? t('none') : t('noMatch'))}
      </p>
    </Box>
  );
}

type LineProps = { page: PageEntry; isMarked: boolean; toggle: () => void; close: () => void };

function Line({ page: { title, icon, link }, isMarked, toggle, close }: LineProps) {
  const t = useTexts('bookmarks');
  const Icon = pageIcon(icon);
  const Star = isMarked ? IconStarFilled : IconStar;
  return (
    <li className={classes.line}>
      <AddressLink className={classes.link} href={link} onClick={close}>
        <Icon size={18} aria-hidden />
        <Text span inherit truncate>
          {title}
        </Text>
      </AddressLink>
      <Tooltip label={isMarked ? t('unmark') : t('mark')}>
        <ActionIcon size={40} color="gray" aria-label={t('markOf', { page: title })} aria-pressed={isMarked} onClick={toggle}>
          <Star size={18} className={isMarked ? classes.marked : undefined} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

/** Arrow keys move between rows and between stars; Enter in the field opens the first page. */
function walk(event: KeyboardEvent, box: HTMLDivElement | null): void {
  // Input methods use the same keys to choose characters.
  if (event.nativeEvent.isComposing) return;
  const field = box?.querySelector('input');
  const links = [...(box?.querySelectorAll('a') ?? [])];
  const stars = [...(box?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])];
  const target = event.target as HTMLElement;
  if (event.key === 'Enter' && target === field) links[0]?.click();
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const column: HTMLElement[] = stars.includes(target) ? stars : links;
  const next = column.indexOf(target) + by;
  (next < 0 ? field : column[next])?.focus();
}
