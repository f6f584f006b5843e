// Query of the list. In a file of its own because the router needs it and nothing else of the contract.
import { Default, Paging, SearchText, Type } from '#kit/schema.ts';

export const categories = [
  ...(['papelaria', 'mobiliario', 'informatica', 'impressao', 'limpeza'] as const),
  ...(['saude', 'copa', 'seguranca', 'manutencao'] as const),
] as const;
export type Category = (typeof categories)[number];

export const sorts = ['featured', 'price-asc', 'price-desc', 'rating', 'name'] as const;

/** Characters of a brand; it contains no comma, which separates the brands in a URL. */
export const maxBrandLength = 60;
export const maxPrice = 10_000_000;

const price = () => Type.Optional(Type.Number({ minimum: 0, maximum: maxPrice }));

export const productsQuery = Type.Object({
  q: SearchText(),
  category: Type.Optional(Type.Array(Type.Enum([...categories]), { maxItems: categories.length })),
  brand: Type.Optional(Type.Array(Type.String({ maxLength: maxBrandLength }), { maxItems: 50 })),
  priceFrom: price(),
  priceTo: price(),
  /** This rating or better. */
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  freeShipping: Default(Type.Boolean(), false),
  /** Only products in stock. */
  inStock: Default(Type.Boolean(), false),
  /** Hidden products only; for admins, ignored for others. */
  hidden: Default(Type.Boolean(), false),
  sort: Default(Type.Enum([...sorts]), 'featured'),
  ...Paging,
  perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 9),
});
