import { generate } from 'lean-qr';
import { useMemo } from 'react';
import classes from './TwoStepDialog.module.css';

/** The quiet zone that the standard requires for scanning. */
const MARGIN = 4;

/** A QR code, black on white in every skin. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  const whole = size + 2 * MARGIN;
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const code = generate(text);
  const lines = Array.from({ length: code.size }, (_, index) => index);
  const squares = lines.flatMap((y) => lines.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  return { size: code.size, path: squares.join('') };
}
