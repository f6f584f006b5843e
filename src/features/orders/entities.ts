// What the calls of orders speak of.
import { productColors } from '#features/shop/contract.ts';
import { Body, Flag, Id, Instant, Integer, Line, List, Name, Nullable, OneOf, Optional, Shape, type Static, Text } from '#kit/schema.ts';
import { orderStates } from './listQuery.ts';
import { paymentMethods } from './payment.ts';

/** The states of Brazil and the Federal District. */
export const ufs = [
  ...(['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'] as const),
  ...(['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'] as const),
] as const;
export const addressKinds = ['work', 'home'] as const;

const line = (maxLength: number) => Name({ maxLength });

/** Where something is sent to; all but the landmark is needed. */
const addressFields = {
  fullName: line(120),
  /** (61) 95550-0142 */
  mobile: Text({ pattern: '^\\([1-9][0-9]\\) 9?[2-9][0-9]{3}-[0-9]{4}$' }),
  /** Street and number. */
  street: line(160),
  /** Complement, or what stands nearby. */
  landmark: Line({ maxLength: 160 }),
  city: line(80),
  /** 70160-900 */
  cep: Text({ pattern: '^[0-9]{5}-[0-9]{3}$' }),
  uf: OneOf([...ufs]),
  kind: OneOf([...addressKinds]),
};
export const SentAddress = Body(addressFields);
export type SentAddress = Static<typeof SentAddress>;

export const Address = Shape({ id: Integer(), ...addressFields });
export type Address = Static<typeof Address>;

/** An address as far as it was typed. */
const typedAddress = {
  fullName: Line({ maxLength: 120 }),
  mobile: Line({ maxLength: 20 }),
  street: Line({ maxLength: 160 }),
  landmark: Line({ maxLength: 160 }),
  city: Line({ maxLength: 80 }),
  cep: Line({ maxLength: 10 }),
  uf: OneOf(['', ...ufs]),
  kind: OneOf([...addressKinds]),
};

/** How far somebody has come with the checkout. */
const checkoutFields = {
  /** The address that was chosen; null while none is. */
  addressId: Nullable(Id()),
  /** What is being typed into the form of addresses, while it is open; of an address that is kept, its id. */
  typed: Optional(Body({ ...typedAddress, id: Nullable(Id()) })),
  method: OneOf([...paymentMethods]),
  reference: Line({ maxLength: 80 }),
};
export const CheckoutState = Body(checkoutFields);
export type CheckoutState = Static<typeof CheckoutState>;

const State = OneOf([...orderStates]);
const Cents = Integer;

/** An order as the list shows it. */
const listed = {
  id: Integer(),
  /** 2026/000123 */
  number: Text(),
  state: State,
  placedAt: Instant(),
  buyer: Text(),
  /** How many pieces of how many products. */
  pieces: Integer(),
  products: Integer(),
  /** Of the first product. */
  firstName: Text(),
  totalCents: Cents(),
};
export const ListedOrder = Shape(listed);
export type ListedOrder = Static<typeof ListedOrder>;

const OrderItem = Shape({
  id: Integer(),
  /** Null once the shop has it no more. */
  productId: Nullable(Integer()),
  name: Text(),
  slug: Text(),
  brand: Text(),
  image: Text(),
  color: Optional(OneOf([...productColors])),
  priceCents: Cents(),
  discountPercentage: Integer(),
  qty: Integer(),
  hasFreeShipping: Flag(),
  /** When it was to arrive, as was said at the order. */
  arrivesAt: Instant(),
});
export type OrderItem = Static<typeof OrderItem>;

const OrderStep = Shape({ state: State, at: Instant(), by: Text(), reason: Text() });
export type OrderStep = Static<typeof OrderStep>;

/** All of an order. */
export const Order = Shape({
  ...listed,
  subtotalCents: Cents(),
  discountCents: Cents(),
  freightCents: Cents(),
  address: Shape(addressFields),
  method: OneOf([...paymentMethods]),
  reference: Text(),
  items: List(OrderItem),
  /** The first first. */
  steps: List(OrderStep),
  /** Whether it is the caller's. */
  isOwn: Flag(),
  /** Where the caller may lead it. */
  next: List(State),
});
export type Order = Static<typeof Order>;
