import textStyles from '#kit/web/text/text.module.css';
import { iconOf } from './categories.ts';
import classes from './chips.module.css';
import type { Thing } from './entries.ts';
import type { ChipWords } from './useChipWords.ts';

type ChipProps = {
  thing: Thing;
  title: string;
  /** When it begins; empty if it has no time. */
  time: string;
  /** Whether it stands among the hours of a day. */
  isColumn?: boolean;
  isNarrow?: boolean;
  isShort?: boolean;
  words: ChipWords;
};

/** What an event in the grid says: its icon, time and title. */
export function Chip({ thing, title, time, isColumn = false, isNarrow = false, isShort = false, words }: ChipProps) {
  const { date } = thing;
  const Icon = iconOf(thing);
  const sort = words.sort(thing);
  const kind = date && words.kind(date.kind);
  const [number, rest] = date ? namesIn(title) : [title];
  // A day of the month has no room for both: dates show what happens, their time is in the tooltip and other views.
  const hasTime = time && (date === undefined || isColumn);
  // Nor is there room for the icon on a phone.
  const hasIcon = isColumn || !isNarrow;
  const shortKind = date && words.shortKind(date.kind);
  // Nor for all words in one line: what is cut must not be the number.
  const isNumberFirst = !isColumn && !isNarrow;
  const happens = shortKind && <b className={classes.shortKind}> {shortKind}</b>;
  return (
    <span
      className={classes.content}
      data-column={isColumn || undefined}
      data-narrow={isNarrow || undefined}
      data-short={isShort || undefined}
      title={[time, kind, title, sort].filter(Boolean).join('\n')}
    >
      <span className={classes.flow}>
        <span className={classes.top}>
          {hasIcon && <Icon size={14} className={classes.sign} aria-hidden />}
          {hasTime && <span className={classes.time}> {time}</span>}
          {!isNumberFirst && happens}
        </span>{' '}
        <bdi className={classes.words}>
          <span>{number}</span>
          {isNumberFirst && happens}
          {rest && <span>{` · ${rest}`}</span>}
        </bdi>
      </span>{' '}
      <span className={textStyles.visuallyHidden}>{[kind !== shortKind && kind, sort].filter(Boolean).join(', ')}</span>
    </span>
  );
}

/** «90006/2026 · Prefeitura de …»: the number identifies it and is not truncated. */
function namesIn(title: string): [number: string, rest?: string] {
  const [number = '', ...rest] = title.split(' · ');
  return rest.length > 0 ? [number, rest.join(' · ')] : [number];
}
