// Who may call what of the profile, and of what stands on it.
import { admin, house, idOf, now, type Owner, own, ownersAlone, ownersAndAdmins, type Parts, type Row } from './row.ts';

const post =
  (body?: object, isRemoved = false) =>
  async ({ call }: Owner): Promise<Parts> => {
    const { id } = (await call('POST /api/profile/posts', { text: 'Edital publicado.' })).json();
    if (isRemoved) await call(`DELETE /api/profile/posts/${id}`);
    return idOf({ id }, body);
  };

const comment =
  (isRemoved = false) =>
  async (owner: Owner): Promise<Parts> => {
    const { params } = await post()(owner);
    const { id } = (await owner.call(`POST /api/profile/posts/${params?.id}/comments`, { text: 'Visto.' })).json();
    if (isRemoved) await owner.call(`DELETE /api/profile/comments/${id}`);
    return idOf({ id });
  };

/** A photo without the work of making one. */
const photo =
  (isRemoved = false) =>
  async ({ id: user_id, database, call }: Owner): Promise<Parts> => {
    const { id } = await database.write(async (db) => {
      const image = { id: crypto.randomUUID(), user_id, bytes: Buffer.from('x'), created_at: now() };
      await db.insertInto('images').values(image).execute();
      return db
        .insertInto('profile_photos')
        .values({ user_id, image_id: image.id, created_at: now(), removed_at: null, removed_by: null })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    if (isRemoved) await call(`DELETE /api/profile/photos/${id}`);
    return idOf({ id });
  };

export const profileAccess: Record<string, Row> = {
  'GET /profile/data': own,
  'GET /api/profile': own,
  'PUT /api/profile/cover': own,
  'DELETE /api/profile/cover': own,
  'GET /api/profile/posts': house,
  'POST /api/profile/posts': own,
  'PATCH /api/profile/posts/{id}': ownersAlone(post({ text: 'Edital retificado.' })),
  'DELETE /api/profile/posts/{id}': ownersAndAdmins(post()),
  'POST /api/profile/posts/{id}/restore': ownersAlone(post(undefined, true)),
  'PUT /api/profile/posts/{id}/like': house,
  'GET /api/profile/posts/{id}/comments': house,
  'POST /api/profile/posts/{id}/comments': house,
  'DELETE /api/profile/comments/{id}': ownersAndAdmins(comment()),
  'POST /api/profile/comments/{id}/restore': ownersAlone(comment(true)),
  'PUT /api/profile/comments/{id}/like': house,
  'GET /api/profile/photos': own,
  'POST /api/profile/photos': own,
  'DELETE /api/profile/photos/{id}': ownersAlone(photo()),
  'POST /api/profile/photos/{id}/restore': ownersAlone(photo(true)),
  'GET /api/profile/polls': house,
  'PUT /api/profile/polls/{id}/vote': house,
  'POST /api/profile/polls': admin,
  'PUT /api/profile/polls/{id}/closed': admin,
  'DELETE /api/profile/polls/{id}': admin,
  'POST /api/profile/polls/{id}/restore': admin,
  'GET /api/profile/friends': own,
  'GET /api/profile/requests': own,
  'PUT /api/profile/friends/{id}': own,
  'DELETE /api/profile/friends/{id}': own,
  'GET /api/profile/suggestions': own,
  'GET /api/profile/pages': own,
  'PUT /api/profile/pages/{id}/favorite': own,
  'GET /api/profile/news': own,
  'PUT /api/profile/news/{id}/favorite': own,
};
