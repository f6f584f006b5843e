import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../device/motion.ts';
import { useFormat } from '../locale/format.ts';
import textStyles from '../text/text.module.css';
import classes from './Board.module.css';

type StageJumpsProps = {
  label: string;
  /** The columns; `stage` is the `data-stage` of each. */
  columns: readonly { stage: string; name: string; total: number }[];
  board: RefObject<HTMLElement | null>;
};

/** Links to all columns of a board with their counts, when not all are visible; the most visible one is marked. */
export function StageJumps({ label, columns, board }: StageJumpsProps) {
  const format = useFormat();
  const seen = useSeenColumn(board);
  const jump = (stage: string) => {
    const [all, one] = [board.current, board.current?.querySelector(`[data-stage="${stage}"]`)].map((part) =>
      part?.getBoundingClientRect(),
    );
    if (!all || !one) return;
    // Scrolls horizontally only.
    const left = document.dir === 'rtl' ? one.right - all.right : one.left - all.left;
    board.current?.scrollBy({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  return (
    <div className={classes.jumpsRoom} data-many={columns.length > 6 || undefined}>
      <nav className={classes.jumps} aria-label={label}>
        {columns.map(({ stage, name, total }) => (
          <button key={stage} type="button" aria-current={seen === stage || undefined} onClick={() => jump(stage)}>
            {name} <span className={textStyles.dimmed}>{format.number(total)}</span>
          </button>
        ))}
      </nav>
    </div>
  );
}

/** The most visible column. */
function useSeenColumn(board: RefObject<HTMLElement | null>): string | undefined {
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (!board.current) return undefined;
    const shares = new Map<Element, number>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect } of entries) shares.set(target, intersectionRect.width);
        const [most] = [...shares].sort(([, one], [, other]) => other - one);
        setSeen((most?.[0] as HTMLElement | undefined)?.dataset.stage);
      },
      { root: board.current, threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    for (const column of board.current.querySelectorAll('[data-stage]')) if (column.matches('section')) watch.observe(column);
    return () => watch.disconnect();
  }, [board]);
  return seen;
}
