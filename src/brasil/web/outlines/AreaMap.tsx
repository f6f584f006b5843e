// A map of areas as links: each has its name and value, so it needs no table for screen readers.
import { ActionIcon, Group } from '@mantine/core';
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { FigureFormat } from '#kit/web/charts/chart.ts';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { darkest, shadeBounds, shadeOf } from '../map/shades.ts';
import classes from './AreaMap.module.css';
import { type Geometry, type Outline, outlineTowards } from './geometry.ts';
import { useZoom } from './useZoom.ts';

/** What an area stands for; without an address it only shows its name. */
type Figure = { value: number; href?: string | undefined };

type AreaMapProps = {
  label: string;
  geometry: Geometry;
  /** By the `id` of an outline. */
  figures: ReadonlyMap<string, Figure>;
  format: FigureFormat | undefined;
  /** The value as the shade of the area, or as the size of a circle on it. */
  kind?: 'shades' | 'circles';
  height: number;
};

/** Phones and tablets mostly have none. */
const hasWheel = matchMedia('(any-pointer: fine)').matches;

/** Arrow keys move between areas, Enter opens an area's list, plus, minus and zero zoom. */
export function AreaMap({ label, geometry: { outlines, box }, figures, format, kind = 'shades', height }: AreaMapProps) {
  const t = useTexts('charts');
  const { full, short } = useFigures();
  const { svg, view, isWhole, isClosest, zoomBy, reset, reveal, pan } = useZoom(box);
  const links = useMemo(() => outlines.filter(({ id }) => figures.get(id)?.href), [outlines, figures]);
  const largest = useMemo(() => links.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0], [links]);
  const [focused, setFocused] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const [pointed, setPointed] = useState<Outline>();
  const here = links.find(({ id }) => id === focused) ?? largest;
  const marked = pointed ?? (hasFocus ? here : undefined);
  const figureOf = (id: string) => figures.get(id)?.value ?? 0;
  const textOf = ({ id, name }: Outline) => `${name}: ${full(figureOf(id), format)}`;
  const values = outlines.map(({ id }) => figureOf(id));
  const bounds = shadeBounds(values);
  const radiusOf = (id: string) => Math.sqrt(figureOf(id) / Math.max(...values, 1)) * Math.min(box.width, box.height) * 0.09;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = here && outlineTowards(links, here.id, event.key);
    if (next) svg.current?.querySelector<SVGElement>(`[data-area="${next.id}"]`)?.focus({ preventScroll: true });
    else if (event.key === '+' || event.key === '=') zoomBy(1.5, here?.middle);
    else if (event.key === '-') zoomBy(1 / 1.5, here?.middle);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  };
  const linkOf = (outline: Outline) => ({
    'data-area': outline.id,
    'data-hint': textOf(outline),
    'aria-label': textOf(outline),
    tabIndex: outline === here ? 0 : -1,
    onFocus: () => {
      setFocused(outline.id);
      setHasFocus(true);
      reveal(outline.middle);
    },
    onBlur: () => setHasFocus(false),
    onPointerEnter: () => setPointed(outline),
    onPointerLeave: () => setPointed(undefined),
  });
  return (
    <div className={classes.map}>
      <Group wrap="nowrap" justify="space-between" gap="xs">
        <p className={classes.caption} aria-hidden>
          {marked ? textOf(marked) : hasWheel && t('outlines.how')}
        </p>
        <Group gap={4} wrap="nowrap">
          <Tool name={t('outlines.closer')} isOff={isClosest} act={() => zoomBy(1.5)} icon={<IconPlus size={18} aria-hidden />} />
          <Tool name={t('outlines.farther')} isOff={isWhole} act={() => zoomBy(1 / 1.5)} icon={<IconMinus size={18} aria-hidden />} />
          <Tool name={t('outlines.whole')} isOff={isWhole} act={reset} icon={<IconZoomReset size={18} aria-hidden />} />
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups links, not fields */}
      <svg
        ref={svg}
        className={classes.picture}
        style={{ height: `min(${height}px, 100vw)` }}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label={label}
        data-zoomed={!isWhole || undefined}
        onKeyDown={press}
        {...pan}
      >
        {outlines.map((outline) => {
          const { id, path } = outline;
          const href = figures.get(id)?.href;
          const area = <path className={classes.area} d={path} data-shade={kind === 'shades' ? shadeOf(figureOf(id), bounds) : 0} />;
          if (kind === 'shades' && href)
            return (
              <AddressLink key={id} href={href} {...linkOf(outline)}>
                {area}
              </AddressLink>
            );
          return (
            <g key={id} data-hint={kind === 'shades' ? textOf(outline) : undefined}>
              {area}
            </g>
          );
        })}
        {marked && kind === 'shades' && (
          <>
            <path className={classes.halo} d={marked.path} />
            <path className={classes.ring} d={marked.path} />
          </>
        )}
        {kind === 'circles' &&
          links
            .toSorted((one, other) => figureOf(other.id) - figureOf(one.id))
            .map((outline) => (
              <AddressLink key={outline.id} href={figures.get(outline.id)?.href ?? ''} {...linkOf(outline)}>
                <circle
                  className={classes.circle}
                  cx={outline.middle.x}
                  cy={outline.middle.y}
                  r={Math.max(radiusOf(outline.id), 2)}
                  data-marked={outline === marked || undefined}
                />
              </AddressLink>
            ))}
      </svg>
      {kind === 'shades' && (
        <ul className={classes.legend} aria-hidden>
          {bounds.map((bound, index) => (
            <li key={bound}>
              <span className={classes.swatch} data-shade={darkest - (bounds.length - 1) + index} />
              {t('upTo', { figure: short(bound, format) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const sizeOf = ({ box: { width, height } }: Outline) => Math.min(width, height);

type ToolProps = { name: string; isOff: boolean; act: () => void; icon: ReactNode };

/** It keeps the focus where it has nothing left to do. */
function Tool({ name, isOff, act, icon }: ToolProps) {
  return (
    <ActionIcon
      size={32}
      variant="default"
      aria-label={name}
      data-hint={name}
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={act}
    >
      {icon}
    </ActionIcon>
  );
}
