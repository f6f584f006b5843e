// Limits that more than one file of the contract has.

/** Most tags of an account. */
export const mostTags = 100;
