import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';

type LongRowsProps = {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** In pixels. */
  rowHeight: number;
  /** The number of columns. */
  span: number;
  /** Gets a function that scrolls a row into view. */
  reveal: RefObject<(index: number) => void>;
  /** Called when other rows were rendered. */
  onRender: () => void;
  row: (index: number) => ReactNode;
};

/** The rows of a long page; only those near the visible part are rendered, and all on paper. */
export function LongRows({ count, scroller, rowHeight, span, reveal, onRender, row }: LongRowsProps) {
  const isOnPaper = useMediaQuery('print', undefined, { getInitialValueInEffect: false });
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useLayoutEffect(() => {
    reveal.current = (index) => virtualizer.scrollToIndex(index);
  }, [reveal, virtualizer]);
  useLayoutEffect(onRender);
  if (isOnPaper) return Array.from({ length: count }, (_, index) => row(index));
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {above > 0 && <Gap height={above} span={span} />}
      {items.map(({ index }) => row(index))}
      {below > 0 && <Gap height={below} span={span} />}
    </>
  );
}

/** A spacer for rows that are not rendered. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={span} />
    </tr>
  );
}
