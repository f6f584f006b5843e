// Orders as the calls return them.
import { ufs } from '#brasil/ufs.ts';
import { productColors } from '#features/shop/contract.ts';
import { Body, Id, Instant, Line, Name, Nullable, type Static, Type } from '#kit/schema.ts';
import { orderStates } from './listQuery.ts';
import { paymentMethods } from './payment.ts';

export const addressKinds = ['work', 'home'] as const;

const line = (maxLength: number) => Name({ maxLength });

/** A delivery address; all fields but the landmark are required. */
const addressFields = {
  fullName: line(120),
  /** (61) 95550-0142 */
  mobile: Type.String({ pattern: '^\\([1-9][0-9]\\) 9?[2-9][0-9]{3}-[0-9]{4}$' }),
  /** Street and number. */
  street: line(160),
  /** Complement or landmark. */
  landmark: Line({ maxLength: 160 }),
  city: line(80),
  /** 70160-900 */
  cep: Type.String({ pattern: '^[0-9]{5}-[0-9]{3}$' }),
  uf: Type.Enum([...ufs]),
  kind: Type.Enum([...addressKinds]),
};
export const SentAddress = Body(addressFields);
export type SentAddress = Static<typeof SentAddress>;

export const Address = Type.Object({ id: Type.Integer(), ...addressFields });
export type Address = Static<typeof Address>;

/** An address being typed. */
const typedAddress = {
  fullName: Line({ maxLength: 120 }),
  mobile: Line({ maxLength: 20 }),
  street: Line({ maxLength: 160 }),
  landmark: Line({ maxLength: 160 }),
  city: Line({ maxLength: 80 }),
  cep: Line({ maxLength: 10 }),
  uf: Type.Enum(['', ...ufs]),
  kind: Type.Enum([...addressKinds]),
};

/** The state of a checkout. */
const checkoutFields = {
  /** The chosen address, or null. */
  addressId: Nullable(Id()),
  /** The content of the address form while it is open, with the id of the address being edited. */
  typed: Type.Optional(Body({ ...typedAddress, id: Nullable(Id()) })),
  method: Type.Enum([...paymentMethods]),
  reference: Line({ maxLength: 80 }),
};
export const CheckoutState = Body(checkoutFields);
export type CheckoutState = Static<typeof CheckoutState>;

const State = Type.Enum([...orderStates]);
const Cents = Type.Integer;

/** A row of the list. */
const listed = {
  id: Type.Integer(),
  /** 2026/000123 */
  number: Type.String(),
  state: State,
  placedAt: Instant(),
  buyer: Type.String(),
  /** Number of units, and of different products. */
  pieces: Type.Integer(),
  products: Type.Integer(),
  /** Name of the first product. */
  firstName: Type.String(),
  totalCents: Cents(),
};
export const ListedOrder = Type.Object(listed);
export type ListedOrder = Static<typeof ListedOrder>;

const OrderItem = Type.Object({
  id: Type.Integer(),
  /** Null after the product was deleted. */
  productId: Nullable(Type.Integer()),
  name: Type.String(),
  slug: Type.String(),
  brand: Type.String(),
  image: Type.String(),
  color: Type.Optional(Type.Enum([...productColors])),
  priceCents: Cents(),
  discountPercentage: Type.Integer(),
  qty: Type.Integer(),
  hasFreeShipping: Type.Boolean(),
  /** The estimated arrival, as shown when ordering. */
  arrivesAt: Instant(),
});
export type OrderItem = Static<typeof OrderItem>;

const OrderStep = Type.Object({ state: State, at: Instant(), by: Type.String(), reason: Type.String() });
export type OrderStep = Static<typeof OrderStep>;

/** An order with all fields. */
export const Order = Type.Object({
  ...listed,
  subtotalCents: Cents(),
  discountCents: Cents(),
  freightCents: Cents(),
  address: Type.Object(addressFields),
  method: Type.Enum([...paymentMethods]),
  reference: Type.String(),
  items: Type.Array(OrderItem),
  /** Oldest first. */
  steps: Type.Array(OrderStep),
  /** Whether it is the caller's order. */
  isOwn: Type.Boolean(),
  /** The states that the caller can set. */
  next: Type.Array(State),
});
export type Order = Static<typeof Order>;
