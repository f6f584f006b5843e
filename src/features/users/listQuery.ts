// Query parameters of the user list. Apart from the contract, since the router loads this part of it at the start.
import { Day, Default, Paging, SearchText, Type } from '#kit/schema.ts';

export const roles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
export const plans = ['basic', 'team', 'company', 'enterprise'] as const;
export const statuses = ['active', 'inactive', 'pending'] as const;
/** The newest have the highest ids. */
export const sortColumns = ['id', 'fullName', 'email', 'role', 'currentPlan', 'status', 'company', 'country'] as const;

/** Empty: no filter. */
const oneOrNone = <T extends string>(values: readonly T[]) => Default(Type.Enum(['', ...values]), '');

export const listQuery = Type.Object({
  q: SearchText(),
  ...Paging,
  role: oneOrNone(roles),
  currentPlan: oneOrNone(plans),
  status: oneOrNone(statuses),
  /** Created on these days in Brasília, both ends included. */
  from: Type.Optional(Day()),
  to: Type.Optional(Day()),
  sort: Default(Type.Enum([...sortColumns]), 'id'),
  order: Default(Type.Enum(['asc', 'desc']), 'desc'),
});
