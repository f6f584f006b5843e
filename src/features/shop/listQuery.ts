// What the shop is asked for. Apart from the contract, because the router needs it at once, and of that nothing else.
import { Default, Paging, SearchText, Type } from '#kit/schema.ts';

export const categories = [
  ...(['papelaria', 'mobiliario', 'informatica', 'impressao', 'limpeza'] as const),
  ...(['saude', 'copa', 'seguranca', 'manutencao'] as const),
] as const;
export type Category = (typeof categories)[number];

export const sorts = ['featured', 'price-asc', 'price-desc', 'rating', 'name'] as const;

/** How many letters a brand has at most; it has no comma, which parts the brands of an address. */
export const maxBrandLength = 60;
export const maxPrice = 10_000_000;

const price = () => Type.Optional(Type.Number({ minimum: 0, maximum: maxPrice }));

export const productsQuery = Type.Object({
  q: SearchText(),
  category: Type.Optional(Type.Array(Type.Enum([...categories]), { maxItems: categories.length })),
  brand: Type.Optional(Type.Array(Type.String({ maxLength: maxBrandLength }), { maxItems: 50 })),
  priceFrom: price(),
  priceTo: price(),
  /** So many stars or more. */
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  freeShipping: Default(Type.Boolean(), false),
  /** Only what can be bought at once. */
  inStock: Default(Type.Boolean(), false),
  /** Those that are not shown, and no others: for admins; it says nothing for others. */
  hidden: Default(Type.Boolean(), false),
  sort: Default(Type.Enum([...sorts]), 'featured'),
  ...Paging,
  perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 9),
});
