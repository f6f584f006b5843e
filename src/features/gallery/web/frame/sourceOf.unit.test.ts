import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { galleryPages } from '../../../../../scripts/galleryPages.mjs';
import { sourceOf } from './sourceOf.ts';

const file = `import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconX } from '@tabler/icons-react';

export const meta = {
  title: { pt: 'Uso' },
} satisfies Meta;

const words = {
  one: { pt: 'Um' },
};
const sizes = ['sm', 'lg'] as const;
const unused = 1;

export function First() {
  const t = useWords(words);

  return <Row label={t.one} />;
}

/** A row. */
function Row({ label }: { label: string }) {
  return sizes.map((size) => <Button key={size}>{label}</Button>);
}

export function Second() {
  return load();
}
async function load() {
  return null;
}
`;

it('shows a sample with what it uses of the file and its imports, without the texts', () => {
  expect(sourceOf(file, 'First')).toBe(`import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';

const words = { /* pt, en, fr, de */ };

const sizes = ['sm', 'lg'] as const;

function First() {
  const t = useWords(words);

  return <Row label={t.one} />;
}

/** A row. */
function Row({ label }: { label: string }) {
  return sizes.map((size) => <Button key={size}>{label}</Button>);
}`);
  expect(sourceOf(file, 'Second')).toBe(`import '@mantine/core/styles/Button.layer.css';

function Second() {
  return load();
}

async function load() {
  return null;
}`);
});

it.each(galleryPages())('shows all code of the samples of $group/$id', ({ file: path }) => {
  const text = readFileSync(join(import.meta.dirname, '../../../../..', path), 'utf8');
  const names = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const|type) (\w+)/gm)].flatMap(([, name]) => name ?? []);
  const [, samples = ''] = /^export const samples: Samples = \{$([\s\S]*?)^\};$/m.exec(text) ?? [];
  for (const [, sample = ''] of samples.matchAll(/^ {2}(\w+): \{/gm)) {
    const shown = sourceOf(text, sample);
    expect(shown).toContain(`function ${sample}(`);
    const missing = names.filter(
      (name) => new RegExp(`<${name}\\b|(?<!\\.)\\b${name}\\(`).test(shown) && !new RegExp(`(function|const|type) ${name}\\b`).test(shown),
    );
    expect(missing).toEqual([]);
  }
});
