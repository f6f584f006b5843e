// What the shop is asked for. Apart from the contract, because the router needs it at once, and of that nothing else.
import { Decimal, Default, Flag, Integer, List, OneOf, Optional, Paging, SearchText, Shape, Text } from '#kit/schema.ts';

export const categories = [
  ...(['papelaria', 'mobiliario', 'informatica', 'impressao', 'limpeza'] as const),
  ...(['saude', 'copa', 'seguranca', 'manutencao'] as const),
] as const;
export type Category = (typeof categories)[number];

export const sorts = ['featured', 'price-asc', 'price-desc', 'rating', 'name'] as const;

/** How many letters a brand has at most; it has no comma, which parts the brands of an address. */
export const maxBrandLength = 60;
export const maxPrice = 10_000_000;

const price = () => Optional(Decimal({ minimum: 0, maximum: maxPrice }));

export const productsQuery = Shape({
  q: SearchText(),
  category: Optional(List(OneOf([...categories]), { maxItems: categories.length })),
  brand: Optional(List(Text({ maxLength: maxBrandLength }), { maxItems: 50 })),
  priceFrom: price(),
  priceTo: price(),
  /** So many stars or more. */
  rating: Optional(Integer({ minimum: 1, maximum: 5 })),
  freeShipping: Default(Flag(), false),
  /** Only what can be bought at once. */
  inStock: Default(Flag(), false),
  /** Those that are not shown, and no others: for admins; it says nothing for others. */
  hidden: Default(Flag(), false),
  sort: Default(OneOf([...sorts]), 'featured'),
  ...Paging,
  perPage: Default(Integer({ minimum: 1, maximum: 100 }), 9),
});
