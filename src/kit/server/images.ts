// Pictures that people send: looked at, made anew, kept in the database, and served under addresses that end.

import { Problem } from '#kit/errors.ts';
import type { Queries } from './database/database.ts';
import { type Routes, serve } from './serve.ts';

/** How large a picture is made: a square, a wide strip, or as it is within a frame. */
export type ImageShape = 'avatar' | 'cover' | 'photo';

/** A picture in our own format, not yet kept. */
export type PreparedImage = { bytes: Buffer };

export interface Images {
  /**
   * Reads what was sent and makes it anew, without what it tells of its maker.
   * @throws {Problem} `unsupported-media-type` for what is no picture, whatever it calls itself; `too-large`
   */
  prepare(sent: AsyncIterable<Uint8Array>, shape: ImageShape): Promise<PreparedImage>;
  /** Keeps it for an account. @returns its id */
  keep(db: Queries, userId: number, image: PreparedImage): Promise<string>;
  remove(db: Queries, id: string | null): Promise<void>;
  /** The address to show a picture under, good for some hours; the same one for a while, so that browsers keep it. Null for none. */
  addressOf(id: string): string;
  addressOf(id: string | null): string | null;
  routes: Routes;
}

const notYet = (): never => {
  throw new Problem('unavailable');
};

export function makeImages(): Images {
  return {
    prepare: notYet,
    keep: notYet,
    remove: async () => {},
    addressOf: ((id: string | null) => id) as Images['addressOf'],
    routes: serve({}, {}),
  };
}
