// The month on phones, where days have no room for words: what is on each day as dots, and the entries of the chosen day below.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { longDates } from '#kit/web/locale/longDates.ts';
import type { GridProps } from './CalendarGrid.tsx';
import { lookOf } from './categories.ts';
import { addDays, capitalized, spanOf, weeksOf } from './days.ts';
import { EntryLine } from './EntryLine.tsx';
import { addressOf, openingOf } from './entries.ts';
import { type Entry, entriesByDay } from './entriesByDay.ts';
import classes from './phoneMonth.module.css';
import { useChipWords } from './useChipWords.ts';

const MOST_DOTS = 3;

type PhoneMonthProps = Pick<GridProps, 'state' | 'events' | 'dates' | 'dnsLabel' | 'add'> & {
  /** Whether the entries are there. */
  isKnown: boolean;
};

export function PhoneMonth({ state, events, dates, dnsLabel, add, isKnown }: PhoneMonthProps) {
  const { day, today, firstDay, locale, search, set } = state;
  const t = useTexts('calendar');
  const weeks = useMemo(() => weeksOf(day, firstDay), [day, firstDay]);
  const byDay = useMemo(() => entriesByDay(events, dates, spanOf('month', day, firstDay)), [events, dates, day, firstDay]);
  const names = useMemo(() => longDates(locale), [locale]);
  const title = capitalized(names.weekdayAndDay(day), locale);
  const { grid, onKeyDown } = useDayKeys(state);
  const chosen = byDay.get(day) ?? [];
  return (
    <>
      <table ref={grid} className={classes.month} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col">
                <abbr title={names.weekday(each)}>{names.letter(each)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => {
                const entries = byDay.get(each) ?? [];
                const count = entries.length;
                const counted = count > 0 ? `, ${t('items', { count, figure: count })}` : '';
                return (
                  <td key={each} data-date={each}>
                    <button
                      type="button"
                      className={classes.day}
                      tabIndex={each === day ? 0 : -1}
                      aria-label={`${names.weekdayAndDay(each)}${counted}`}
                      aria-pressed={each === day}
                      aria-current={each === today ? 'date' : undefined}
                      data-other={each.slice(0, 7) !== day.slice(0, 7) || undefined}
                      onClick={() => set({ day: each }, { replace: true })}
                    >
                      <span className={classes.number}>{Number(each.slice(8))}</span>
                      <Dots entries={entries} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <section className={classes.entries} aria-label={title}>
        <header className={classes.head}>
          <h3 className={classes.title}>{title}</h3>
          <Button size="compact-sm" variant="subtle" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => add(day)}>
            {t('add.short')}
          </Button>
        </header>
        {chosen.length > 0 ? (
          <ul className={classes.list}>
            {chosen.map((entry) => (
              <EntryLink key={entry.key} entry={entry} search={{ ...search, day }} set={set} dnsLabel={dnsLabel} />
            ))}
          </ul>
        ) : (
          isKnown && <p className={classes.nothing}>{t('empty.day')}</p>
        )}
      </section>
    </>
  );
}

/** One dot for each calendar that has something on the day. */
function Dots({ entries }: { entries: readonly Entry[] }) {
  const calendars = [...new Set(entries.map(({ calendar }) => calendar))].slice(0, MOST_DOTS);
  return (
    <span className={classes.dots} aria-hidden>
      {calendars.map((calendar) => (
        <i key={calendar} className={lookOf(calendar).className} />
      ))}
    </span>
  );
}

type EntryLinkProps = Pick<GridProps['state'], 'search' | 'set'> & { entry: Entry; dnsLabel: string };

function EntryLink({ entry: { title, thing, time, until, calendar }, search, set, dnsLabel }: EntryLinkProps) {
  const t = useTexts('calendar');
  const format = useFormat();
  const words = useChipWords(dnsLabel);
  const when = time !== undefined ? format.time(time) : until !== undefined ? `– ${format.time(until)}` : t('allDay');
  return (
    <li>
      <a
        className={`${classes.entry} ${lookOf(calendar).className}`}
        href={addressOf(search, openingOf(thing))}
        onClick={(event) => {
          // With a modifier key the browser follows the link itself.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          set({ ...openingOf(thing), day: search.day });
        }}
      >
        <EntryLine time={when} title={title} thing={thing} words={words} />
      </a>
    </li>
  );
}

/** Arrows choose a day, as in other grids; elsewhere on the screen they change the month. */
function useDayKeys({ day, set }: GridProps['state']) {
  const grid = useRef<HTMLTableElement>(null);
  const buttonOf = (one: string) => grid.current?.querySelector<HTMLElement>(`[data-date="${one}"] button`);
  /** The day that was reached by keys, whose month may not be drawn yet. */
  const reached = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the day changes
  useEffect(() => {
    if (day !== reached.current) return;
    reached.current = undefined;
    buttonOf(day)?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = document.dir === 'rtl';
    const steps: Record<string, number> = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1, ArrowUp: -7, ArrowDown: 7 };
    const step = steps[event.key];
    // Where the focus is: what is chosen follows it, and keys may come faster.
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset.date;
    if (step === undefined || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = addDays(from, step);
    reached.current = next;
    buttonOf(next)?.focus();
    set({ day: next }, { replace: true });
  };
  return { grid, onKeyDown };
}
