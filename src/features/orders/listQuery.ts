// Query of the list. In a file of its own because the router needs it and nothing else of the contract.
import { Day, Default, Paging, SearchText, Type } from '#kit/schema.ts';

/** Received, approved, shipped, delivered; cancelled by the buyer, or rejected by an admin. */
export const orderStates = ['recebido', 'aprovado', 'enviado', 'entregue', 'cancelado', 'rejeitado'] as const;
export type OrderState = (typeof orderStates)[number];

export const sortColumns = ['number', 'placedAt', 'buyer', 'state', 'pieces', 'total'] as const;

/** Filters of the list. Days are days in Brasília, both included. */
const orderFilters = {
  /** Part of the number, or of the name of a product or the buyer. */
  q: SearchText(),
  estado: Type.Optional(Type.Enum([...orderStates])),
  de: Type.Optional(Day()),
  ate: Type.Optional(Day()),
  /** The orders of all users, for admins; else the caller's own. */
  todos: Default(Type.Boolean(), false),
};

const order = {
  sort: Default(Type.Enum([...sortColumns]), 'placedAt'),
  order: Default(Type.Enum(['asc', 'desc']), 'desc'),
};

export const listQuery = Type.Object({ ...orderFilters, ...Paging, ...order });
export const exportQuery = Type.Object({ ...orderFilters, ...order });
