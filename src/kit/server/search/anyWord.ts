/** The stem of any word, to keep a place in a phrase. */
export const ANY = '';
