/** Pieces of work that wait, each of one key such as an account. Keys take turns, one piece each; the pieces of one key keep their order. */
export class RoundRobin<Key, Piece> {
  /** In the order of the keys' turns; none is empty. */
  readonly #waiting = new Map<Key, Set<Piece>>();
  #size = 0;

  /** How many pieces wait. */
  get size(): number {
    return this.#size;
  }

  countOf(key: Key): number {
    return this.#waiting.get(key)?.size ?? 0;
  }

  /** Each piece once. */
  add(key: Key, piece: Piece): void {
    const own = this.#waiting.get(key);
    if (own) own.add(piece);
    else this.#waiting.set(key, new Set([piece]));
    this.#size++;
  }

  /** The first piece of the first key that may take one; what is left of its pieces then waits behind the others'. */
  takeNext(mayTake: (key: Key) => boolean = () => true): { key: Key; piece: Piece } | undefined {
    for (const [key, own] of this.#waiting) {
      if (!mayTake(key)) continue;
      const [piece] = own;
      this.remove(key, piece as Piece);
      if (this.#waiting.delete(key)) this.#waiting.set(key, own);
      return { key, piece: piece as Piece };
    }
    return undefined;
  }

  remove(key: Key, piece: Piece): void {
    const own = this.#waiting.get(key);
    if (!own?.delete(piece)) return;
    this.#size--;
    if (own.size === 0) this.#waiting.delete(key);
  }
}
