// Pictures that people send: looked at, made anew, kept in the database, and served under addresses that end.
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

/** A picture in our own format, not yet kept. */
export type PreparedImage = { bytes: Buffer };

export interface Images {
  /**
   * Reads what `account` sent and makes it anew, without what it tells of its maker.
   * @throws {Problem} `unsupported-media-type` for what is no picture, whatever it calls itself, or is broken; `too-large`;
   * `too-many-requests` when its turn did not come in time
   */
  prepare(sent: AsyncIterable<Uint8Array>, shape: ImageShape, account: number): Promise<PreparedImage>;
  /** Keeps it for an account. @returns its id */
  save(db: Queries, userId: number, image: PreparedImage): Promise<string>;
  remove(db: Queries, id: string | null): Promise<void>;
  /** The address to show a picture under, good for some hours; the same one for a while, so that browsers keep it. Null for none. */
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
        // Opened by itself, it is a page of ours in which nothing may run.
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
