import { expect, test } from 'vitest';
import { withFlags } from './productFlags.ts';

const chair = { id: 4, slug: 'cadeira-4', isInWishlist: false, isInCart: false };

test('flags a product in lists and single, and leaves the others', () => {
  const other = { ...chair, id: 5 };
  expect(withFlags({ products: [chair, other], total: 2 }, 4, { isInCart: true })).toEqual({
    products: [{ ...chair, isInCart: true }, other],
    total: 2,
  });
  expect(withFlags({ product: chair, related: [other] }, 5, { isInWishlist: true })).toEqual({
    product: chair,
    related: [{ ...other, isInWishlist: true }],
  });
});

test('adds no flags that the reply does not have', () => {
  const inCart = { id: 4, slug: 'cadeira-4', isInWishlist: true };
  expect(withFlags({ products: [inCart] }, 4, { isInCart: true })).toEqual({ products: [inCart] });
  expect(withFlags(undefined, 4, { isInCart: true })).toBeUndefined();
});
