// An account's photos: a list of their own, and attached to posts.
import { Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images, PreparedImage } from '#kit/server/images.ts';
import type { Photo } from '../entities.ts';
import type { Addresses } from './people.ts';

/** Photos are stored in the database, which one account must not fill. */
const MOST_PHOTOS = 500;

export async function listPhotos(
  db: Queries,
  userId: number,
  { before, limit }: { before?: number | undefined; limit: number },
  images: Addresses,
): Promise<{ photos: Photo[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('profile_photos')
    .select(['id', 'image_id', 'created_at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const photos = rows.slice(0, limit).map(({ id, image_id, created_at }) => ({ id, created_at, address: images.addressOf(image_id) }));
  return { photos, hasMore: rows.length > limit };
}

/** @throws {Problem} `conflict` if the account has reached its limit, including photos that can be restored */
export async function addPhoto(db: Queries, userId: number, image: PreparedImage, images: Images): Promise<Photo> {
  const { count } = await db
    .selectFrom('profile_photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_PHOTOS)
    throw new Problem('conflict', {
      pt: `Cada conta pode ter até ${MOST_PHOTOS} fotos. Exclua alguma antes de enviar outra.`,
      en: `An account can keep up to ${MOST_PHOTOS} photos. Delete one before you send another.`,
      fr: `Un compte peut conserver jusqu’à ${MOST_PHOTOS} photos. Supprimez-en une avant d’en téléverser une autre.`,
      de: `Ein Konto kann bis zu ${MOST_PHOTOS} Fotos speichern. Löschen Sie eines, bevor Sie ein weiteres hochladen.`,
    });
  const image_id = await images.save(db, userId, image);
  const { id, created_at } = await db
    .insertInto('profile_photos')
    .values({ user_id: userId, image_id, created_at: new Date().toISOString(), removed_at: null, removed_by: null })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return { id, created_at, address: images.addressOf(image_id) };
}
