import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '#kit/web/device/motion.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Stage } from '../../../contract.ts';
import classes from '../Board.module.css';
import type { Columns } from '../boardOrder.ts';

/** Links to all columns with their counts, when not all are visible; the most visible one is marked. */
export function StageJumps({ columns, board }: { columns: Columns; board: RefObject<HTMLElement | null> }) {
  const t = useTexts('board');
  const names = useTexts('follow');
  const format = useFormat();
  const seen = useSeenColumn(board);
  const jump = (stage: Stage) => {
    const [all, one] = [board.current, board.current?.querySelector(`[data-stage="${stage}"]`)].map((part) =>
      part?.getBoundingClientRect(),
    );
    if (!all || !one) return;
    // Scrolls horizontally only.
    const left = document.dir === 'rtl' ? one.right - all.right : one.left - all.left;
    board.current?.scrollBy({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  return (
    <div className={classes.jumpsRoom}>
      <nav className={classes.jumps} aria-label={t('board.stages')}>
        {columns.map(({ stage, total }) => (
          <button key={stage} type="button" aria-current={seen === stage || undefined} onClick={() => jump(stage)}>
            {names(`stage.${stage}`)} <span className={textStyles.dimmed}>{format.number(total)}</span>
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
