import { IconFile } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { pages } from '../pages.ts';
import { pageIcon } from './pageIcons.ts';

it('knows the icon of every page', () => {
  expect(pages.filter(({ icon }) => pageIcon(icon) === IconFile)).toEqual([]);
});

it('has a sheet of paper for an unknown icon', () => {
  expect(pageIcon('umbrella')).toBe(IconFile);
});
