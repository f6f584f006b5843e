import type { Address, CheckoutState } from '../../entities.ts';

/** What stands in the form of addresses; of one that is kept, with its id. */
export type TypedAddress = NonNullable<CheckoutState['typed']>;

export const emptyAddress: TypedAddress = {
  ...{ fullName: '', mobile: '', street: '', landmark: '', city: '', cep: '', uf: '', kind: 'work', id: null },
};

/** Whether something would be lost if it were not saved. */
export function isBegun(typed: TypedAddress | undefined, addresses: readonly Address[]): typed is TypedAddress {
  if (!typed) return false;
  const before = addresses.find(({ id }) => id === typed.id) ?? emptyAddress;
  return (Object.keys(emptyAddress) as (keyof TypedAddress)[]).some((name) => name !== 'id' && typed[name] !== before[name]);
}
