// Series differ by more than their colour: the second is striped, the third dotted; lines are dashed.
import type { CSSProperties } from 'react';
import { cssColor, type Series } from './chart.ts';

type Look = 'plain' | 'striped' | 'dotted';
const looks: readonly Look[] = ['plain', 'striped', 'dotted'];

const lookOf = (index: number): Look => looks[index % looks.length] ?? 'plain';

/** The dashes of a line. */
export function dashesOf(index: number): string | undefined {
  return [undefined, '6 4', '2 4'][index % 3];
}

/** The fill of a series: its colour, or its pattern from `Patterns`. */
export function fillOf(id: string, series: Series, index: number): string {
  return lookOf(index) === 'plain' ? cssColor(series.color, index) : `url(#${id}-${series.key})`;
}

/** The definitions of the patterns, inside a chart. */
export function Patterns({ id, series }: { id: string; series: readonly Series[] }) {
  return (
    <defs>
      {series.map((one, index) => {
        const look = lookOf(index);
        const color = cssColor(one.color, index);
        if (look === 'plain') return null;
        return (
          <pattern key={one.key} id={`${id}-${one.key}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill={color} />
            {look === 'striped' ? (
              <rect width="2" height="6" fill="var(--surface)" />
            ) : (
              <circle cx="3" cy="3" r="1.2" fill="var(--surface)" />
            )}
          </pattern>
        );
      })}
    </defs>
  );
}

/** The swatch of a series in the legend. */
export function swatchOf(series: Series, index: number, isLine: boolean): CSSProperties {
  const color = cssColor(series.color, index);
  if (isLine) {
    const dashes = ['solid', 'dashed', 'dotted'][index % 3];
    return { width: 16, height: 0, borderBlockStart: `3px ${dashes} ${color}` };
  }
  const backgrounds: Record<Look, string> = {
    plain: color,
    striped: `repeating-linear-gradient(135deg, ${color} 0 3px, var(--surface) 3px 4.5px)`,
    dotted: `radial-gradient(var(--surface) 1px, transparent 1.5px) 0 0 / 4px 4px, ${color}`,
  };
  return { borderRadius: 3, background: backgrounds[lookOf(index)] };
}
