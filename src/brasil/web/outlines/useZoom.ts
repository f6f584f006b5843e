import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Box, Point } from './geometry.ts';

const most = 16;
/** How far a pressed pointer may move and still click. */
const slop = 4;

/** The part of a picture that is shown: zoomed and moved by buttons, wheel and pointer, never beyond the whole. */
export function useZoom(whole: Box) {
  const svg = useRef<SVGSVGElement>(null);
  const [view, setView] = useState(whole);
  const drag = useRef<{ x: number; y: number; view: Box; hasMoved: boolean }>(undefined);
  const isClickOfDrag = useRef(false);
  const zoom = whole.width / view.width;
  const zoomBy = (factor: number, at?: Point) => setView((now) => zoomed(now, whole, factor, at ?? middleOf(now)));
  useWheel(svg, (event) => {
    // Without the key the page scrolls.
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 400), pointAt(svg.current, event));
  });
  return {
    svg,
    view,
    isWhole: zoom < 1.01,
    isClosest: zoom > most - 0.01,
    zoomBy,
    reset: () => setView(whole),
    /** Moves there, if it is out of sight. */
    reveal: ({ x, y }: Point) =>
      setView((now) => {
        const isShown = x > now.x && x < now.x + now.width && y > now.y && y < now.y + now.height;
        return isShown ? now : within({ ...now, x: x - now.width / 2, y: y - now.height / 2 }, whole);
      }),
    pan: {
      onPointerDown: ({ clientX, clientY, button, isPrimary }: PointerEvent) => {
        if (isPrimary) drag.current = button === 0 && zoom > 1 ? { x: clientX, y: clientY, view, hasMoved: false } : undefined;
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId, isPrimary, buttons }: PointerEvent) => {
        if (!isPrimary) return;
        // It was released elsewhere.
        if (buttons === 0) drag.current = undefined;
        const from = drag.current;
        const scale = svg.current?.getScreenCTM()?.a;
        if (!from || !scale || (!from.hasMoved && Math.hypot(clientX - from.x, clientY - from.y) < slop)) return;
        if (!from.hasMoved) currentTarget.setPointerCapture(pointerId);
        from.hasMoved = true;
        setView(within({ ...from.view, x: from.view.x - (clientX - from.x) / scale, y: from.view.y - (clientY - from.y) / scale }, whole));
      },
      onPointerUp: () => {
        // The click that follows at once belongs to the movement; after a movement by touch there is none.
        isClickOfDrag.current = drag.current?.hasMoved ?? false;
        setTimeout(() => {
          isClickOfDrag.current = false;
        });
        drag.current = undefined;
      },
      onPointerCancel: () => {
        drag.current = undefined;
      },
      onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
        if (!isClickOfDrag.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function zoomed(view: Box, whole: Box, factor: number, at: Point): Box {
  const width = Math.min(whole.width, Math.max(whole.width / most, view.width / factor));
  const share = width / view.width;
  return within({ x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share, width, height: view.height * share }, whole);
}

function within(view: Box, whole: Box): Box {
  const held = (start: number, size: number, first: number, length: number) => Math.min(Math.max(start, first), first + length - size);
  return { ...view, x: held(view.x, view.width, whole.x, whole.width), y: held(view.y, view.height, whole.y, whole.height) };
}

function pointAt(svg: SVGSVGElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point | undefined {
  const matrix = svg?.getScreenCTM()?.inverse();
  return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix);
}

/** React listens to wheels without being able to hold the page. */
function useWheel(svg: RefObject<SVGSVGElement | null>, turn: (event: WheelEvent) => void): void {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const element = svg.current;
    const listen = (event: WheelEvent) => latest.current(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [svg]);
}
