import { expect, test } from 'vitest';
import { whyImplausible } from './implausible.ts';

const pregao = 'Lei 14.133/2021, Art. 28, I';
const small = 'Lei 14.133/2021, Art. 75, II';

test.each([
  ['4,500 × 4,500 × 1,000', 20_250_000_000, 4500, small, 'homologado'],
  ['a trillion for a show', 2.025e12, 45_000, 'Lei 14.133/2021, Art. 74, II', 'limite'],
  ['a trillion without a winner yet', 1e12, null, pregao, 'limite'],
  ['millions where the law allows thousands', 6_383_232, 49_869, small, 'dispensa'],
  ['a concession of many billions', 35_000_000_000, null, pregao, null],
  ['one item awarded of many', 2_418_545.88, 6732, pregao, null],
  ['a small purchase', 48_000, 47_000, small, null],
  ['small money badly typed, which changes no sum', 563_082.61, 500, pregao, null],
  ['a secret budget', null, 9000, pregao, null],
])('%s: R$ %s estimated, %s awarded', (_, valor_estimado, valor_homologado, amparo_legal, why) => {
  expect(whyImplausible({ valor_estimado, valor_homologado, amparo_legal })).toBe(why);
});
