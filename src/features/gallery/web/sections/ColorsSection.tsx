import { Badge, Group, SimpleGrid, useMantineTheme } from '@mantine/core';
import { type CSSProperties, useRef } from 'react';
import '#kit/web/charts/Chart.module.css';
import { type ChartColor, chartColors, cssColor } from '#kit/web/charts/chart.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Sample } from '../Sample.tsx';
import colors from './ColorsSection.module.css';
import { Contrast } from './Contrast.tsx';
import { contrastBetween } from './contrast.ts';

const names = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'] as const;
const surfaces = ['--canvas', '--surface', '--surface-raised'] as const;
const inks = {
  text: '--mantine-color-text',
  dimmed: '--mantine-color-dimmed',
  anchor: '--mantine-color-anchor',
  error: '--mantine-color-error',
  near: '--near',
} as const;
const inkNames = Object.keys(inks) as (keyof typeof inks)[];

export function ColorsSection() {
  const t = useTexts('gallery');
  return (
    <>
      {names.map((name) => (
        <Sample key={name} title={name} when={t(`colors.use.${name}`)}>
          <Shades name={name} />
          <Group gap="8px 16px">
            <Measured name={name} variant="filled" />
            <Measured name={name} variant="light" />
          </Group>
        </Sample>
      ))}
      <Sample title={t('colors.surfaces')} when={t('colors.surfacesWhen')}>
        <SimpleGrid minColWidth="216px" autoFlow="auto-fit">
          {surfaces.map((surface) => (
            <Surface key={surface} surface={surface} />
          ))}
        </SimpleGrid>
      </Sample>
      <Sample title={t('colors.charts')} when={t('colors.chartsWhen')}>
        <SimpleGrid minColWidth="216px" autoFlow="auto-fit">
          {chartColors.map((color) => (
            <ChartColorSwatch key={color} color={color} />
          ))}
        </SimpleGrid>
      </Sample>
    </>
  );
}

function Shades({ name }: { name: (typeof names)[number] }) {
  const shades = useMantineTheme().colors[name] ?? [];
  return (
    <ul className={colors.shades}>
      {shades.map((shade, place) => (
        <li key={shade} style={{ background: shade, color: inkOn(shade) }}>
          <strong>{place}</strong>
          <span dir="ltr">{shade}</span>
        </li>
      ))}
    </ul>
  );
}

/** Black or white, whichever has more contrast. */
function inkOn(shade: string): string {
  const [black, white] = ['#000000', '#ffffff'];
  return contrastBetween(shade, black) > contrastBetween(shade, white) ? black : white;
}

function Measured({ name, variant }: { name: string; variant: 'filled' | 'light' }) {
  const badge = useRef<HTMLDivElement>(null);
  return (
    <Group gap="4px 8px">
      <Badge ref={badge} color={name} variant={variant} size="lg">
        {variant}
      </Badge>
      <Contrast of={badge} />
    </Group>
  );
}

function Surface({ surface }: { surface: string }) {
  return (
    <div className={colors.surface} style={{ background: `var(${surface})` }}>
      <code>
        <bdi dir="ltr">{surface}</bdi>
      </code>
      {inkNames.map((ink) => (
        <Ink key={ink} name={ink} />
      ))}
    </div>
  );
}

/** A chart's colour, measured against its card. */
function ChartColorSwatch({ color }: { color: ChartColor }) {
  const swatch = useRef<HTMLSpanElement>(null);
  return (
    <Group gap="4px 8px">
      <span ref={swatch} className={colors.chartColor} style={{ color: cssColor(color) }} />
      <code>
        <bdi dir="ltr">--chart-{color}</bdi>
      </code>
      <Contrast of={swatch} isDrawn />
    </Group>
  );
}

function Ink({ name }: { name: keyof typeof inks }) {
  const t = useTexts('gallery');
  const words = useRef<HTMLSpanElement>(null);
  return (
    <Group gap="4px 8px" justify="space-between">
      <span ref={words} style={{ color: `var(${inks[name]})` } as CSSProperties}>
        {t(`colors.ink.${name}`)}
      </span>
      <Contrast of={words} />
    </Group>
  );
}
