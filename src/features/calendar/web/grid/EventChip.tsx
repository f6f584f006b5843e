import type { EventDisplayInfo } from '@fullcalendar/react';
import { Chip } from './Chip.tsx';
import { EntryLine } from './EntryLine.tsx';
import { thingOf } from './gridEvents.ts';
import type { ChipWords } from './useChipWords.ts';

/** An event in FullCalendar's grid or list. */
export function EventChip({ info: { event, timeText, view, isNarrow, isShort }, words }: { info: EventDisplayInfo; words: ChipWords }) {
  const thing = thingOf(event);
  if (view.type.startsWith('list')) {
    return <EntryLine time={timeText} title={event.title} thing={thing} words={words} />;
  }
  return (
    <Chip
      thing={thing}
      title={event.title}
      time={timeText}
      isColumn={view.type.startsWith('timeGrid') && !event.allDay}
      isNarrow={isNarrow}
      isShort={isShort}
      words={words}
    />
  );
}
