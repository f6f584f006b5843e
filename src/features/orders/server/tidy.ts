import { throwAwayRows } from '#kit/server/rows/editedRows.ts';

/** Addresses that can no longer be put back: they say who lives where. */
export const throwAwayAddresses = throwAwayRows('delivery_addresses');
