// The command palette: a search field, and the results below.
import { CloseButton, Modal } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { isMac } from '#kit/web/device/shortcuts.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOneByOne } from '#kit/web/page/useOneByOne.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { opensElsewhere, useFollow } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { takeTyped } from './earlyTyping.ts';
import classes from './Palette.module.css';
import { PaletteFailure } from './PaletteFailure.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import { type PaletteEntry, type PaletteGroup, type PaletteMarks, type PaletteSection, palette } from './palette.ts';
import { useSearchResults } from './useSearchResults.ts';

type PaletteProps = {
  groups: readonly PaletteGroup[];
  /** Shown before anything is typed. */
  home: readonly PaletteSection[];
  marks: PaletteMarks;
};

/** Long enough to skip single keys, too short to notice. */
const debounceMs = 120;

export function Palette(props: PaletteProps) {
  const t = useTexts('search');
  const opened = useOpenedAfterMount(palette.useIsOpen());
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened={opened}
      onClose={palette.close}
      fullScreen={isPhone}
      size={680}
      yOffset="min(12dvh, 120px)"
      scrollAreaComponent={Bare}
      classNames={{ content: classes.window ?? '' }}
      transitionProps={{ transition: isPhone ? 'fade' : 'fade-down', duration: 120 }}
    >
      <Modal.Overlay backgroundOpacity={0.4} transitionProps={{ duration: 120 }} />
      <Modal.Content aria-label={t('title')} radius={isPhone ? 0 : 'xl'}>
        <Content {...props} isPhone={isPhone} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** The list in the middle scrolls, not the dialog. */
function Bare({ children }: { children?: ReactNode }) {
  return children;
}

function Content({ groups, home, marks, isPhone }: PaletteProps & { isPhone: boolean }) {
  const t = useTexts('search');
  const kit = useTexts('kit');
  const format = useFormat();
  const follow = useFollow();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const setQInAPause = useDebouncedCallback(setQ, debounceMs);
  const findings = useSearchResults(groups, q);
  // The field first: to draw all entries with it takes a slow phone a fifth of a second.
  const isHomeDrawn = useOneByOne(1) === 1;
  const isSettled = q === typed.trim() && (q === '' ? isHomeDrawn : findings.isSettled);
  const results = findings.data?.q ? findings.data : { q: '', sections: isHomeDrawn ? home : [], failures: [] };
  const entries = results.sections.flatMap((section) => section.entries.map((entry) => ({ entry, key: `${section.id}:${entry.id}` })));
  const notes = results.sections.flatMap((section) => ('note' in section && section.note) || []);
  const [pointed, setPointed] = useState({ q: '', key: '' });
  const found = pointed.q === results.q ? entries.findIndex(({ key }) => key === pointed.key) : -1;
  const active = Math.max(0, found);
  const activeKey = entries[active]?.key;
  const optionId = (key: string) => `${id}-${key}`;

  const type = (value: string) => {
    setAwaited(undefined);
    setTyped(value);
    setQInAPause(value.trim());
    // Earlier searches are outdated.
    if (value.trim() === '') setQ('');
  };
  const press = (key: string, elsewhere: boolean) => {
    const modifiers = { ctrlKey: elsewhere && !isMac, metaKey: elsewhere && isMac };
    // A click, so that links stay links for the browser too.
    document
      .getElementById(optionId(key))
      ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  };
  // Enter searches what was typed, and ignores older results on screen.
  const [awaited, setAwaited] = useState<{ elsewhere: boolean }>();
  useEffect(() => {
    if (!awaited || !isSettled) return;
    setAwaited(undefined);
    if (activeKey !== undefined) press(activeKey, awaited.elsewhere);
  });

  const point = (index: number) => {
    const entry = entries[(index + entries.length) % entries.length];
    if (!entry) return;
    setPointed({ q: results.q, key: entry.key });
    document.getElementById(optionId(entry.key))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (event: MouseEvent, entry: PaletteEntry) => {
    if ('run' in entry) {
      palette.close();
      void Promise.resolve(entry.run()).catch(toast.failure);
    } else {
      // Opened in a new tab, the palette stays open.
      if (!opensElsewhere(event)) palette.close();
      follow(event, entry.href);
    }
  };
  const page = entries[active]?.entry.page;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const mod = isMac ? event.metaKey : event.ctrlKey;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => point(active + 1),
      ArrowUp: () => point(active - 1),
      Enter: () => setAwaited({ elsewhere: mod }),
      k: mod ? palette.close : undefined,
      d: mod && page !== undefined ? () => marks.toggle(page) : undefined,
    };
    const act = event.shiftKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <div className={classes.field}>
        <IconSearch size={20} color="var(--mantine-color-dimmed)" aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-label={t('title')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={activeKey === undefined ? undefined : optionId(activeKey)}
          placeholder={isPhone ? t('title') : t('placeholder')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onFocus={() => type(typed + takeTyped())}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <span className={classes.busy} data-on={(!isSettled && !findings.isError) || undefined} />
        {isPhone && <CloseButton size={44} iconSize={20} aria-label={kit('action.close')} onClick={palette.close} />}
      </div>
      <div className={classes.body}>
        <PaletteList
          id={`${id}-list`}
          label={t('results')}
          q={results.q}
          sections={results.sections}
          activeKey={activeKey}
          optionId={optionId}
          point={(key) => setPointed({ q: results.q, key })}
          choose={choose}
          marks={marks}
        />
        {results.failures.length > 0 && <PaletteFailure error={results.failures[0]} retry={() => void findings.refetch()} />}
      </div>
      <p role="status" className={textStyles.visuallyHidden}>
        {q !== '' && isSettled && [t('count', { count: entries.length, figure: format.number(entries.length) }), ...notes].join('. ')}
      </p>
      {!isPhone && <PaletteFoot page={page} marks={marks} />}
    </>
  );
}
