// Notices that the system's clock was set, by comparison with one that only moves ahead.

/** A clock that is kept right is corrected by less. */
const NOTEWORTHY_MS = 60_000;

export class ClockWatch {
  #wall = Date.now();
  #steady = performance.now();

  /** @returns by how many milliseconds the clock was set since the last look, below zero if it was set back; 0 if it was not */
  look(): number {
    const [wall, steady] = [Date.now(), performance.now()];
    const jump = wall - this.#wall - (steady - this.#steady);
    this.#wall = wall;
    this.#steady = steady;
    return Math.abs(jump) < NOTEWORTHY_MS ? 0 : jump;
  }
}
