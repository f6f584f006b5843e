import { type RefObject, useEffect } from 'react';

/** Calls `settle` once the element's height has stayed the same for a frame: FullCalendar finds its heights over several. */
export function useSettled(box: RefObject<HTMLElement | null>, settle: () => void): void {
  useEffect(() => {
    let height: number | undefined;
    let frame = requestAnimationFrame(function look() {
      const now = box.current?.offsetHeight;
      if (now === height) return settle();
      height = now;
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [box, settle]);
}
