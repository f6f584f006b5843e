/** The part of a notice's address that opens it at the search in its files: `?q=luvas#editais`. */
export const editaisHash = 'editais';
