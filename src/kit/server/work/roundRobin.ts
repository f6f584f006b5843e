/** A queue of pieces of work by key, such as an account. Keys take turns, one piece each; the pieces of one key keep their order. */
export class RoundRobin<Key, Piece> {
  /** In the order of the keys' turns; no set is empty. */
  readonly #waiting = new Map<Key, Set<Piece>>();
  #size = 0;

  /** The number of waiting pieces. */
  get size(): number {
    return this.#size;
  }

  countOf(key: Key): number {
    return this.#waiting.get(key)?.size ?? 0;
  }

  /** Adds a piece, if it is not in the queue yet. */
  add(key: Key, piece: Piece): void {
    const own = this.#waiting.get(key);
    if (own) own.add(piece);
    else this.#waiting.set(key, new Set([piece]));
    this.#size++;
  }

  /** Takes the first piece of the first allowed key, and moves the key to the end. */
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
