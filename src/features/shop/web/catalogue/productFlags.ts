/** Whether a product is on the user's wishlist or in the cart. */
export type ProductFlags = { isInWishlist?: boolean; isInCart?: boolean };

type FlaggedProduct = { id: number } & ProductFlags;

/** Sets the flags of a product in a cached reply, in lists or single. Replies without the product stay the same. */
export function withFlags(answer: unknown, id: number, marks: ProductFlags): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const marked = (product: FlaggedProduct): FlaggedProduct => {
    const known = Object.entries(marks).filter(([mark]) => mark in product);
    return product.id === id && known.length > 0 ? { ...product, ...Object.fromEntries(known) } : product;
  };
  const lists = Object.entries(answer).map(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [name, value.map((one) => (isProduct(one) ? marked(one) : one))];
    return [name, isProduct(value) ? marked(value) : value];
  });
  return Object.fromEntries(lists);
}

function isProduct(value: unknown): value is FlaggedProduct {
  return typeof value === 'object' && value !== null && 'id' in value && 'slug' in value;
}
