import { expect, it } from 'vitest';
import { sourceOf } from './sourceOf.ts';

const file = `import { Button } from '@mantine/core';

export const meta = {
  title: { pt: 'Uso' },
} satisfies Meta;

const words = { one: {} };

const sizes = ['sm', 'lg'] as const;

export function First() {
  const t = useWords(words);

  return <Row label={t.one} />;
}

/** A row. */
function Row({ label }: { label: string }) {
  return sizes.map((size) => <Button key={size}>{label}</Button>);
}

export function Second() {
  return null;
}
`;

it('shows a sample with what it uses of the file, without its texts', () => {
  expect(sourceOf(file, 'First')).toBe(`const sizes = ['sm', 'lg'] as const;

function First() {
  const t = useWords(words);

  return <Row label={t.one} />;
}

/** A row. */
function Row({ label }: { label: string }) {
  return sizes.map((size) => <Button key={size}>{label}</Button>);
}`);
  expect(sourceOf(file, 'Second')).toBe(`function Second() {
  return null;
}`);
});
