import { IconLock } from '@tabler/icons-react';
import { iconOf } from './categories.ts';
import type { Thing } from './entries.ts';
import classes from './entryLine.module.css';
import type { ChipWords } from './useChipWords.ts';

type EntryLineProps = { time: string; title: string; thing: Thing; words: ChipWords };

/** An entry as a line of its day: time, icon, title, what it is, and a lock on dates that are changed elsewhere. */
export function EntryLine({ time, title, thing, words }: EntryLineProps) {
  const Icon = iconOf(thing);
  const { date } = thing;
  return (
    <span className={classes.content}>
      <span className={classes.time}>{time}</span>
      <Icon size={18} className={classes.sign} aria-hidden />{' '}
      <span className={classes.words}>
        {date && <b className={classes.kind}>{words.kind(date.kind)}</b>}
        <bdi>{title}</bdi>
        {date && <bdi className={classes.detail}>{date.text}</bdi>}
      </span>{' '}
      <span className={classes.calendar}>{words.sort(thing)}</span>
      {date && <IconLock className={classes.lock} aria-hidden />}
    </span>
  );
}
