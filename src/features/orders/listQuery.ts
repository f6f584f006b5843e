// What the list of orders is asked for. Apart from the contract, because the router needs it at once, and of that nothing else.
import { Day, Default, Paging, SearchText, Type } from '#kit/schema.ts';

/** Received, approved, shipped, delivered; or cancelled by the buyer, rejected by whoever administers. */
export const orderStates = ['recebido', 'aprovado', 'enviado', 'entregue', 'cancelado', 'rejeitado'] as const;
export type OrderState = (typeof orderStates)[number];

export const sortColumns = ['number', 'placedAt', 'buyer', 'state', 'pieces', 'total'] as const;

/** What narrows the list. Days are days in Brasília, both ends included. */
const orderFilters = {
  /** Part of a number, or of the name of a product or the buyer. */
  q: SearchText(),
  estado: Type.Optional(Type.Enum([...orderStates])),
  de: Type.Optional(Day()),
  ate: Type.Optional(Day()),
  /** Everybody's, for whoever administers; else one's own. */
  todos: Default(Type.Boolean(), false),
};

const order = {
  sort: Default(Type.Enum([...sortColumns]), 'placedAt'),
  order: Default(Type.Enum(['asc', 'desc']), 'desc'),
};

export const listQuery = Type.Object({ ...orderFilters, ...Paging, ...order });
export const exportQuery = Type.Object({ ...orderFilters, ...order });
