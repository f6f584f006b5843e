import { Text, useComputedColorScheme } from '@mantine/core';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from '../Gallery.module.css';
import { Sample } from '../Sample.tsx';

const styles = {
  h1: { fontSize: 'var(--mantine-h1-font-size)', fontWeight: 650 },
  h2: { fontSize: 'var(--mantine-h2-font-size)', fontWeight: 650 },
  h3: { fontSize: 'var(--mantine-h3-font-size)', fontWeight: 650 },
  body: { fontSize: 'var(--mantine-font-size-md)' },
  small: { fontSize: 'var(--mantine-font-size-sm)' },
  note: { fontSize: 'var(--mantine-font-size-xs)', color: 'var(--mantine-color-dimmed)' },
} as const satisfies Record<string, CSSProperties>;
const names = Object.keys(styles) as (keyof typeof styles)[];

export function TypographySection() {
  const t = useTexts('gallery');
  return (
    <>
      <Sample title={t('typography.scale')} when={t('typography.scaleWhen')}>
        <dl>
          {names.map((name) => (
            <Type key={name} name={name} />
          ))}
        </dl>
      </Sample>
      <Sample title={t('typography.figures')} when={t('typography.figuresWhen')}>
        <Figures />
      </Sample>
      <Sample title={t('typography.mono')} when={t('typography.monoWhen')}>
        <Text component="code" ff="monospace">
          <bdi dir="ltr">12345678000190-1-000007/2026</bdi>
        </Text>
      </Sample>
    </>
  );
}

function Type({ name }: { name: keyof typeof styles }) {
  const t = useTexts('gallery');
  const words = useRef<HTMLElement>(null);
  const measure = useMeasure(words);
  return (
    <div className={classes.type}>
      <dt>
        {t(`typography.style.${name}`)}
        <Text size="xs" c="dimmed">
          {measure}
        </Text>
      </dt>
      <dd ref={words} style={styles[name]}>
        {t('typography.specimen')}
      </dd>
    </div>
  );
}

/** Size and weight as rendered: `24 px · 650`. */
function useMeasure(words: React.RefObject<HTMLElement | null>): string {
  const format = useFormat();
  const scheme = useComputedColorScheme();
  const [measure, setMeasure] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a skin may have its own fonts
  useLayoutEffect(() => {
    if (!words.current) return;
    const { fontSize, fontWeight } = getComputedStyle(words.current);
    setMeasure(`${format.number(Number.parseFloat(fontSize))} px · ${fontWeight}`);
  }, [words, format, scheme]);
  return measure;
}

function Figures() {
  const format = useFormat();
  return (
    <ul className={classes.figures}>
      {[1_111_111.11, 98_765.4, 12_431.22].map((amount) => (
        <li key={amount}>{format.money(amount)}</li>
      ))}
    </ul>
  );
}
