// One tile per state. It needs no table for screen readers: each tile is a link with the state's name and value.
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { brazilStates, neighbourState } from '#brasil/states.ts';
import type { ChartProps } from '#kit/web/charts/chart.ts';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import classes from './BrazilMap.module.css';
import { darkest, shadeBounds, shadeOf } from './shades.ts';

/** Height of the map with its legend. */
export const mapHeight = 408;

/** The first series by state: `key` of a row is its state, `SP`. Arrow keys move between tiles, Enter opens a tile's list. */
export function BrazilMap({ series: [series], data }: Pick<ChartProps, 'series' | 'data'>) {
  const t = useTexts('charts');
  const { full, short } = useFigures();
  const tiles = useRef<HTMLUListElement>(null);
  const [here, setHere] = useState('SP');
  if (!series) return null;
  const rows = new Map(data.map((datum) => [datum.key, datum]));
  const figureOf = (uf: string) => rows.get(uf)?.values[series.key] ?? 0;
  const bounds = shadeBounds(brazilStates.map(({ uf }) => figureOf(uf)));
  const walk = (event: KeyboardEvent) => {
    const next = neighbourState(here, event.key);
    if (!next) return;
    event.preventDefault();
    tiles.current?.querySelector<HTMLElement>(`[data-uf="${next.uf}"]`)?.focus();
  };
  return (
    <div className={classes.map}>
      <ul ref={tiles} className={classes.tiles} aria-label={t('map', { figure: series.name })} onKeyDown={walk} dir="ltr">
        {brazilStates.map(({ uf, name, column, row }) => {
          const value = figureOf(uf);
          return (
            <li key={uf} style={{ gridColumn: column, gridRow: row }}>
              <AddressLink
                className={classes.tile}
                href={rows.get(uf)?.href ?? ''}
                data-uf={uf}
                data-shade={shadeOf(value, bounds)}
                data-hint={`${name}: ${full(value, series.format)}`}
                tabIndex={uf === here ? 0 : -1}
                onFocus={() => setHere(uf)}
              >
                <strong>{uf}</strong>
                <span>{value === 0 ? '–' : short(value, series.format === 'money' ? 'number' : series.format)}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </AddressLink>
            </li>
          );
        })}
      </ul>
      <ul className={classes.legend} aria-hidden>
        {bounds.map((bound, index) => (
          <li key={bound}>
            <span className={classes.swatch} data-shade={darkest - (bounds.length - 1) + index} />
            {t('upTo', { figure: short(bound, series.format) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
