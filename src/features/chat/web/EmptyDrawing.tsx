import { IconChecks, IconDots, IconSparkles } from '@tabler/icons-react';
import classes from './ChosenChat.module.css';

/** Two bubbles: one being written, one seen. */
export function EmptyDrawing() {
  return (
    <div className={classes.drawing} aria-hidden>
      <span className={classes.first}>
        <IconDots size={44} stroke={2} />
      </span>
      <span className={classes.spark}>
        <IconSparkles size={32} stroke={1.5} />
      </span>
      <span className={classes.second}>
        <IconChecks size={36} stroke={2} />
      </span>
    </div>
  );
}
