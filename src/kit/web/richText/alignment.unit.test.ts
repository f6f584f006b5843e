import { expect, test } from 'vitest';
import { styleless } from './alignment.ts';

test.each([
  ['<p style="text-align:center">a</p>', '<p data-align="center">a</p>'],
  [`<h2 class='x' style='color: red; text-align: RIGHT'>a</h2>`, `<h2 class='x' data-align="right">a</h2>`],
  ['<p style="color:red">a</p>', '<p>a</p>'],
  ['<p style=color:red>a</p>', '<p>a</p>'],
  ['<p>a style="text-align:center" b</p>', '<p>a style="text-align:center" b</p>'],
  ['<a title="1 > 0" style="text-align:left">a</a>', '<a title="1 > 0" data-align="left">a</a>'],
])('of %s alignment alone stays', (html, left) => expect(styleless(html)).toBe(left));
