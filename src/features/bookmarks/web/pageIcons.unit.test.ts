import { IconFile } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { pages } from '../pages.ts';
import { pageIcon } from './pageIcons.ts';

it('draws an icon of its own for every page', () => {
  expect(pages.filter(({ icon }) => pageIcon(icon) === IconFile)).toEqual([]);
});

it('draws a sheet of paper for an icon it does not know', () => {
  expect(pageIcon('umbrella')).toBe(IconFile);
});
