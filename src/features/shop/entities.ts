// What the calls of the catalogue speak of.
import { visiblePattern } from '#kit/oneLine.ts';
import { Body, Instant, Line, Name, type Static, Type, Version } from '#kit/schema.ts';
import { productColors, productFields } from './contract.ts';
import { drawings } from './drawings.ts';
import { categories, maxBrandLength, maxPrice } from './listQuery.ts';

const Color = Type.Enum([...productColors]);
const Category = Type.Enum([...categories]);

/** A product as the specification knows it. */
export const Product = Type.Object({ ...productFields, isInWishlist: Type.Boolean(), isInCart: Type.Boolean() });
export type Product = Static<typeof Product>;

/** A product as our own lists show it. */
const listed = {
  ...productFields,
  category: Category,
  stock: Type.Integer(),
  /** The shop shows it to admins alone; to others where they had it before: in cart, wishlist and orders. */
  isHidden: Type.Boolean(),
  isInWishlist: Type.Boolean(),
  isInCart: Type.Boolean(),
};
export const ListedProduct = Type.Object(listed);
export type ListedProduct = Static<typeof ListedProduct>;

/** All of a product. */
export const ShopProduct = Type.Object({
  ...listed,
  /** The colours that it comes in, at least one. */
  colorOptions: Type.Array(Color),
  /** The drawing that stands for it where it has no picture of its own. */
  drawing: Type.String(),
  hasOwnPicture: Type.Boolean(),
  updatedAt: Instant(),
  /** Grows with each edit, which names the one that it began with. */
  version: Type.Integer(),
});
export type ShopProduct = Static<typeof ShopProduct>;

/** How many products each filter would leave, all others taken as they are. */
export const Facets = Type.Object({
  /** All nine, also those with nothing in them. */
  categories: Type.Array(Type.Object({ value: Category, count: Type.Integer() })),
  /** All brands of the shop, in the order of their names. */
  brands: Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() })),
  /** From five stars down: so many stars or more. */
  ratings: Type.Array(Type.Object({ value: Type.Integer(), count: Type.Integer() })),
  freeShipping: Type.Integer(),
  inStock: Type.Integer(),
  /** The lowest and the highest; both 0 where there is nothing. */
  price: Type.Object({ least: Type.Number(), most: Type.Number() }),
});
export type Facets = Static<typeof Facets>;

export const maxStock = 1_000_000;
/** What comes back of an order may lie over what a form takes. */
const Stock = () => Type.Integer({ minimum: 0, maximum: maxStock * 1000 });

/** A product as admins write it. */
const writtenProduct = {
  name: Name({ maxLength: 120 }),
  brand: Line({ pattern: `^(?=[^,]*$).*${visiblePattern}`, maxLength: maxBrandLength }),
  category: Category,
  description: Type.String({ pattern: '\\S', maxLength: 2000 }),
  /** Whole cents. */
  price: Type.Number({ minimum: 0.01, maximum: maxPrice }),
  hasFreeShipping: Type.Boolean(),
  /** 1 to 5 stars. */
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  colorOptions: Type.Array(Color, { minItems: 1, maxItems: productColors.length, uniqueItems: true }),
  stock: Stock(),
  /** One of those that were drawn for the shop. */
  drawing: Type.Optional(Type.Enum([...drawings])),
};

/** `stockSeen`: what the form showed; who does not change it changes no stock, however many were sold meanwhile. */
export const EditedProduct = Body({ ...writtenProduct, stockSeen: Stock(), version: Version() });
export type EditedProduct = Static<typeof EditedProduct>;

export const AddedProduct = Body(writtenProduct);
export type AddedProduct = Static<typeof AddedProduct>;

export const SentStock = Body({ stock: Stock(), stockSeen: Stock() });
