// Limits that more than one file of the contract has.

/** Most items of one change of several. */
export const mostFollowed = 1000;
/** Most tags of an account. */
export const mostTags = 100;
