import type { Address, CheckoutState } from '../../entities.ts';

/** The content of the address form, with the id of an existing address. */
export type TypedAddress = NonNullable<CheckoutState['typed']>;

export const emptyAddress: TypedAddress = {
  ...{ fullName: '', mobile: '', street: '', landmark: '', city: '', cep: '', uf: '', kind: 'work', id: null },
};

/** Whether there are unsaved changes. */
export function isBegun(typed: TypedAddress | undefined, addresses: readonly Address[]): typed is TypedAddress {
  if (!typed) return false;
  const before = addresses.find(({ id }) => id === typed.id) ?? emptyAddress;
  return (Object.keys(emptyAddress) as (keyof TypedAddress)[]).some((name) => name !== 'id' && typed[name] !== before[name]);
}
