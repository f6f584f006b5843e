// Pictures that users upload: validated, re-encoded, stored in the database, and served under URLs that expire.
import { randomUUID } from 'node:crypto';
import { notFound } from '#kit/errors.ts';
import { images } from '#kit/images.ts';
import type { Database, Queries } from './database/database.ts';
import { type Routes, serve } from './http/serve.ts';
import type { Addresses } from './images/addresses.ts';
import { type ImageShape, imageRenderer } from './images/render.ts';

declare module './database/database.ts' {
  interface Tables {
    images: { id: string; user_id: number; bytes: Uint8Array; created_at: string };
  }
}

/** A re-encoded picture that is not stored yet. */
export type PreparedImage = { bytes: Buffer };

export interface Images {
  /**
   * Reads the upload of `account` and re-encodes it, without its metadata.
   * @throws {Problem} `unsupported-media-type` if it is not a picture or broken; `too-large`;
   * `too-many-requests` if it had to wait too long
   */
  prepare(sent: AsyncIterable<Uint8Array>, shape: ImageShape, account: number): Promise<PreparedImage>;
  /** Keeps it for an account. @returns its id */
  save(db: Queries, userId: number, image: PreparedImage): Promise<string>;
  remove(db: Queries, id: string | null): Promise<void>;
  /** A picture's URL, valid for some hours; it stays the same for a while, so that browsers can cache it. Null for none. */
  addressOf(id: string): string;
  addressOf(id: string | null): string | null;
  routes: Routes;
}

const PATH = '/api/images/';

export function makeImages(database: Database, addresses: Addresses): Images {
  const render = imageRenderer();
  return {
    prepare: async (sent, shape, account) => ({ bytes: await render(sent, shape, account) }),
    save: saveImage,
    remove: async (db, id) => {
      if (id) await db.deleteFrom('images').where('id', '=', id).execute();
    },
    addressOf: ((id: string | null) => (id === null ? null : addresses.of(PATH, id))) as Images['addressOf'],
    routes: serve(images, {
      read: async ({ params: { id }, query }, { response }) => {
        const life = await addresses.lifeOf(PATH, { id, ...query });
        const image = life > 0 && (await database.read.selectFrom('images').select('bytes').where('id', '=', id).executeTakeFirst());
        if (!image) return notFound();
        // Opened directly, it is a page of our origin, in which nothing may run.
        response.header('content-security-policy', "default-src 'none'; sandbox");
        response.header('cache-control', `private, max-age=${life}, immutable`);
        return image.bytes;
      },
    }),
  };
}

/** Keeps a picture for an account. @returns its id */
export async function saveImage(db: Queries, user_id: number, { bytes }: PreparedImage): Promise<string> {
  const id = randomUUID();
  await db.insertInto('images').values({ id, user_id, bytes, created_at: new Date().toISOString() }).execute();
  return id;
}
