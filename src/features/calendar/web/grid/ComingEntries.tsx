import { useTexts } from '#kit/web/locale/i18n.ts';
import { dateKinds } from '../../entities.ts';
import type { FirstWords } from '../firstMonth.ts';
import classes from './comingEntries.module.css';
import entry from './entryLine.module.css';
import month from './phoneMonth.module.css';

/** As many as a phone shows below the month. */
const lines = [0, 1, 2, 3];

/** Places of entries that are not there yet, unseen. The page of a first visit gets the words of today's by a script of its own. */
export function ComingEntries() {
  const t = useTexts('calendar');
  const words: FirstWords = { allDay: t('allDay'), kinds: Object.fromEntries(dateKinds.map((kind) => [kind, t(`kind.${kind}`)])) };
  return (
    <ul className={month.list} data-first-entries={JSON.stringify(words)} aria-hidden>
      {lines.map((line) => (
        <li key={line} className={classes.coming}>
          <span className={month.entry}>
            <span className={entry.content}>
              <span className={entry.time} />
              <span className={entry.sign} />
              <span className={entry.words}>
                <b className={entry.kind} />
                <bdi />
                <bdi className={entry.detail} />
              </span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
