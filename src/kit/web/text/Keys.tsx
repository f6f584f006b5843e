import { isMac } from '../device/shortcuts.ts';
import classes from './Keys.module.css';

/** What stands on the keys; the others bear their names. */
const signs: Record<string, string> = { Mod: isMac ? '⌘' : 'Ctrl', ArrowDown: '↓', ArrowUp: '↑', ' ': '␣', Escape: 'Esc' };

/** A key of the registry as one finds it on the keyboard: `Mod+k` is ⌘ K or Ctrl K, `g l` is G L. */
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

/** The keys that are pressed together or one after the other, by name. */
function keyNames(keys: string): string[] {
  const pressed = keys === ' ' ? [keys] : keys.split(/[ +]/);
  return pressed.map((key) => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}
