// Products as the catalogue's calls return them.
import { visiblePattern } from '#kit/oneLine.ts';
import { Body, Instant, Line, Name, type Static, Type, Version } from '#kit/schema.ts';
import { productColors, productFields } from './contract.ts';
import { drawings } from './drawings.ts';
import { categories, maxBrandLength, maxPrice } from './listQuery.ts';

const Color = Type.Enum([...productColors]);
const Category = Type.Enum([...categories]);

/** The specification's product. */
export const Product = Type.Object({ ...productFields, isInWishlist: Type.Boolean(), isInCart: Type.Boolean() });
export type Product = Static<typeof Product>;

/** A product in our own lists. */
const listed = {
  ...productFields,
  category: Category,
  stock: Type.Integer(),
  /** Shown to admins only, and to users who have it in cart, wishlist or orders. */
  isHidden: Type.Boolean(),
  isInWishlist: Type.Boolean(),
  isInCart: Type.Boolean(),
};
export const ListedProduct = Type.Object(listed);
export type ListedProduct = Static<typeof ListedProduct>;

/** A product with all fields. */
export const ShopProduct = Type.Object({
  ...listed,
  /** The available colours, at least one. */
  colorOptions: Type.Array(Color),
  /** The drawing that is shown if it has no picture of its own. */
  drawing: Type.String(),
  hasOwnPicture: Type.Boolean(),
  updatedAt: Instant(),
  /** Increases with each change; an edit names the version it started from. */
  version: Type.Integer(),
});
export type ShopProduct = Static<typeof ShopProduct>;

/** The number of products for each filter value, with all other filters applied. */
export const Facets = Type.Object({
  /** All nine categories, also empty ones. */
  categories: Type.Array(Type.Object({ value: Category, count: Type.Integer() })),
  /** All brands of the shop by name. */
  brands: Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() })),
  /** From five stars down: this rating or better. */
  ratings: Type.Array(Type.Object({ value: Type.Integer(), count: Type.Integer() })),
  freeShipping: Type.Integer(),
  inStock: Type.Integer(),
  /** The lowest and highest price; both 0 if there are no products. */
  price: Type.Object({ least: Type.Number(), most: Type.Number() }),
});
export type Facets = Static<typeof Facets>;

export const maxStock = 1_000_000;
/** Stock returned by cancelled orders may exceed the maximum of the form. */
const Stock = () => Type.Integer({ minimum: 0, maximum: maxStock * 1000 });

/** The fields of a product that admins edit. */
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
  /** One of the shop's drawings. */
  drawing: Type.Optional(Type.Enum([...drawings])),
};

/** `stockSeen`: the stock in the form; if the user has not changed it, the stock stays, whatever was sold meanwhile. */
export const EditedProduct = Body({ ...writtenProduct, stockSeen: Stock(), version: Version() });
export type EditedProduct = Static<typeof EditedProduct>;

export const AddedProduct = Body(writtenProduct);
export type AddedProduct = Static<typeof AddedProduct>;

export const SentStock = Body({ stock: Stock(), stockSeen: Stock() });
