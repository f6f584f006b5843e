// What the list of orders is asked for. Apart from the contract, because the router needs it at once, and of that nothing else.
import { Day, Default, Flag, OneOf, Optional, Paging, SearchText, Shape } from '#kit/schema.ts';

/** Received, approved, shipped, delivered; or cancelled by the buyer, rejected by whoever administers. */
export const orderStates = ['recebido', 'aprovado', 'enviado', 'entregue', 'cancelado', 'rejeitado'] as const;
export type OrderState = (typeof orderStates)[number];

export const sortColumns = ['number', 'placedAt', 'buyer', 'state', 'pieces', 'total'] as const;

/** What narrows the list. Days are days in Brasília, both ends included. */
const orderFilters = {
  /** Part of a number, or of the name of a product or the buyer. */
  q: SearchText(),
  estado: Optional(OneOf([...orderStates])),
  de: Optional(Day()),
  ate: Optional(Day()),
  /** Everybody's, for whoever administers; else one's own. */
  todos: Default(Flag(), false),
};

const order = {
  sort: Default(OneOf([...sortColumns]), 'placedAt'),
  order: Default(OneOf(['asc', 'desc']), 'desc'),
};

export const listQuery = Shape({ ...orderFilters, ...Paging, ...order });
export const exportQuery = Shape({ ...orderFilters, ...order });
