/** Articles and prepositions: a search does not require them. */
export const littleWords: ReadonlySet<string> = new Set(
  'a ao aos as com da das de do dos e em na nas no nos o os ou para pela pelas pelo pelos por um uma'.split(' '),
);
