import { purgeRows } from '#kit/server/rows/editedRows.ts';

/** Addresses that can no longer be put back: they say who lives where. */
export const purgeAddresses = purgeRows('delivery_addresses');
