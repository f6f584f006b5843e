import { purgeRows } from '#kit/server/rows/editedRows.ts';

/** Purges removed addresses that can no longer be restored: they are personal data. */
export const purgeAddresses = purgeRows('delivery_addresses');
