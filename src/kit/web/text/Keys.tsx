import { isMac } from '../device/shortcuts.ts';
import classes from './Keys.module.css';

/** Labels of keys; others are shown by name. */
const signs: Record<string, string> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': '␣',
  Control: isMac ? '⌃' : 'Ctrl',
  Escape: 'Esc',
};

/** A shortcut as labelled on the keyboard: `Mod+k` is ⌘ K or Ctrl K, `g l` is G L. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={classes.keys} dir="ltr">
      {keyNames(keys).map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice
        <kbd key={place} className={classes.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}

/** The labels of a combination's or sequence's keys. */
function keyNames(keys: string): string[] {
  const pressed = keys === ' ' ? [keys] : keys.split(/[ +]/);
  return pressed.map((key) => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}
