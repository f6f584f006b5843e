// What the calls of the catalogue speak of.
import { visiblePattern } from '#kit/oneLine.ts';
import {
  Body,
  Decimal,
  Flag,
  Instant,
  Integer,
  Line,
  List,
  Name,
  OneOf,
  Optional,
  Shape,
  type Static,
  Text,
  Version,
} from '#kit/schema.ts';
import { productColors, productFields } from './contract.ts';
import { drawings } from './drawings.ts';
import { categories, maxBrandLength, maxPrice } from './listQuery.ts';

const Color = OneOf([...productColors]);
const Category = OneOf([...categories]);

/** A product as the specification knows it. */
export const Product = Shape({ ...productFields, isInWishlist: Flag(), isInCart: Flag() });
export type Product = Static<typeof Product>;

/** A product as our own lists show it. */
const listed = {
  ...productFields,
  category: Category,
  stock: Integer(),
  /** The shop shows it to admins alone; to others where they had it before: in cart, wishlist and orders. */
  isHidden: Flag(),
  isInWishlist: Flag(),
  isInCart: Flag(),
};
export const ListedProduct = Shape(listed);
export type ListedProduct = Static<typeof ListedProduct>;

/** All of a product. */
export const ShopProduct = Shape({
  ...listed,
  /** The colours that it comes in, at least one. */
  colorOptions: List(Color),
  /** The drawing that stands for it where it has no picture of its own. */
  drawing: Text(),
  hasOwnPicture: Flag(),
  updatedAt: Instant(),
  /** Grows with each edit, which names the one that it began with. */
  version: Integer(),
});
export type ShopProduct = Static<typeof ShopProduct>;

/** How many products each filter would leave, all others taken as they are. */
export const Facets = Shape({
  /** All nine, also those with nothing in them. */
  categories: List(Shape({ value: Category, count: Integer() })),
  /** All brands of the shop, in the order of their names. */
  brands: List(Shape({ value: Text(), count: Integer() })),
  /** From five stars down: so many stars or more. */
  ratings: List(Shape({ value: Integer(), count: Integer() })),
  freeShipping: Integer(),
  inStock: Integer(),
  /** The lowest and the highest; both 0 where there is nothing. */
  price: Shape({ least: Decimal(), most: Decimal() }),
});
export type Facets = Static<typeof Facets>;

export const maxStock = 1_000_000;
/** What comes back of an order may lie over what a form takes. */
const Stock = () => Integer({ minimum: 0, maximum: maxStock * 1000 });

/** A product as admins write it. */
const writtenProduct = {
  name: Name({ maxLength: 120 }),
  brand: Line({ pattern: `^(?=[^,]*$).*${visiblePattern}`, maxLength: maxBrandLength }),
  category: Category,
  description: Text({ pattern: '\\S', maxLength: 2000 }),
  /** Whole cents. */
  price: Decimal({ minimum: 0.01, maximum: maxPrice }),
  hasFreeShipping: Flag(),
  /** 1 to 5 stars. */
  rating: Integer({ minimum: 1, maximum: 5 }),
  colorOptions: List(Color, { minItems: 1, maxItems: productColors.length, uniqueItems: true }),
  stock: Stock(),
  /** One of those that were drawn for the shop. */
  drawing: Optional(OneOf([...drawings])),
};

/** `stockSeen`: what the form showed; who does not change it changes no stock, however many were sold meanwhile. */
export const EditedProduct = Body({ ...writtenProduct, stockSeen: Stock(), version: Version() });
export type EditedProduct = Static<typeof EditedProduct>;

export const AddedProduct = Body(writtenProduct);
export type AddedProduct = Static<typeof AddedProduct>;

export const SentStock = Body({ stock: Stock(), stockSeen: Stock() });
