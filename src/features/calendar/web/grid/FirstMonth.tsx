// The month on wide screens, as the grid will show it: the library of the grid is fetched and drawn after it.
import { useMemo } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { longDates } from '#kit/web/locale/longDates.ts';
import { opensElsewhere } from '#kit/web/text/AddressLink.tsx';
import type { GridProps } from './CalendarGrid.tsx';
import { Chip } from './Chip.tsx';
import { lookOf } from './categories.ts';
import chips from './chips.module.css';
import { spanOf, weeksOf } from './days.ts';
import { addressOf, openingOf, placeOf, type Thing } from './entries.ts';
import { type Entry, entriesByDay } from './entriesByDay.ts';
import classes from './firstMonth.module.css';
import grid from './grid.module.css';
import { MOST_ENTRIES } from './gridView.ts';
import { type ChipWords, useChipWords } from './useChipWords.ts';

type FirstMonthProps = Pick<GridProps, 'state' | 'events' | 'dates' | 'dnsLabel'>;

export function FirstMonth({ state, events, dates, dnsLabel }: FirstMonthProps) {
  const { day, today, firstDay, locale } = state;
  const words = useChipWords(dnsLabel);
  const weeks = useMemo(() => weeksOf(day, firstDay), [day, firstDay]);
  const byDay = useMemo(() => entriesByDay(events, dates, spanOf('month', day, firstDay)), [events, dates, day, firstDay]);
  const names = useMemo(() => longDates(locale), [locale]);
  return (
    <table className={classes.month}>
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col" className={grid.dayHeaderWords}>
              {names.shortWeekday(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <td
                key={each}
                className={each === today ? `${grid.cell} ${grid.today}` : each.slice(0, 7) !== day.slice(0, 7) ? grid.other : undefined}
              >
                <div className={grid.cellTop}>
                  <span className={each === today ? `${grid.dayNumber} ${grid.todayNumber}` : grid.dayNumber}>{Number(each.slice(8))}</span>
                </div>
                <Entries entries={byDay.get(each) ?? []} state={state} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type EntriesProps = Pick<GridProps, 'state'> & { entries: readonly Entry[]; words: ChipWords };

function Entries({ entries, state: { search, set, day }, words }: EntriesProps) {
  const format = useFormat();
  const more = entries.length - MOST_ENTRIES;
  return (
    <>
      {entries
        .toSorted(inOrder)
        .slice(0, MOST_ENTRIES)
        .map(({ key, thing, title, calendar, time }) => (
          <a
            key={key}
            className={`${chips.chip} ${thing.event ? chips.own : chips.fixed} ${lookOf(calendar).className} ${grid.rowEvent} ${grid.inner}`}
            href={addressOf({ ...search, day }, openingOf(thing))}
            onClick={(event) => {
              // With a modifier key the browser follows the link itself.
              if (opensElsewhere(event)) return;
              event.preventDefault();
              set({ ...openingOf(thing), day });
            }}
          >
            <Chip thing={thing} title={title} time={time === undefined ? '' : format.time(time)} words={words} />
          </a>
        ))}
      {more > 0 && <div className={`${grid.more} ${grid.moreWords} ${classes.more}`}>{words.more(more)}</div>}
    </>
  );
}

/** As the grid orders them. */
function inOrder(one: Entry, other: Entry): number {
  return placeOf(one.thing) - placeOf(other.thing) || (startOf(one.thing) < startOf(other.thing) ? -1 : 1);
}

const startOf = ({ event, date }: Thing) => (event ?? date).start;
