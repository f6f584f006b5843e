// The access table of this feature: who may make each call, and whose data it reads or changes.
import {
  type AccessTable,
  adminOnly,
  byId,
  now,
  type Owner,
  type OwnRequest,
  own,
  ownerAndAdmins,
  ownerOnly,
  shared,
} from '#kit/server/testing/testAccess.ts';

const post =
  (body?: object, isRemoved = false) =>
  async ({ call }: Owner): Promise<OwnRequest> => {
    const { id } = (await call('POST /api/profile/posts', { text: 'Edital publicado.' })).json();
    if (isRemoved) await call(`DELETE /api/profile/posts/${id}`);
    return byId({ id }, body);
  };

const comment =
  (isRemoved = false) =>
  async (owner: Owner): Promise<OwnRequest> => {
    const { params } = await post()(owner);
    const { id } = (await owner.call(`POST /api/profile/posts/${params?.id}/comments`, { text: 'Visto.' })).json();
    if (isRemoved) await owner.call(`DELETE /api/profile/comments/${id}`);
    return byId({ id });
  };

/** A photo without the work of making one. */
const photo =
  (isRemoved = false) =>
  async ({ id: user_id, database, call }: Owner): Promise<OwnRequest> => {
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
    return byId({ id });
  };

export const profileAccess: AccessTable = {
  'GET /profile/data': own,
  'GET /api/profile': own,
  'PUT /api/profile/cover': own,
  'DELETE /api/profile/cover': own,
  'GET /api/profile/posts': shared,
  'POST /api/profile/posts': own,
  'PATCH /api/profile/posts/{id}': ownerOnly(post({ text: 'Edital retificado.' })),
  'DELETE /api/profile/posts/{id}': ownerAndAdmins(post()),
  'POST /api/profile/posts/{id}/restore': ownerOnly(post(undefined, true)),
  'PUT /api/profile/posts/{id}/like': shared,
  'GET /api/profile/posts/{id}/comments': shared,
  'POST /api/profile/posts/{id}/comments': shared,
  'DELETE /api/profile/comments/{id}': ownerAndAdmins(comment()),
  'POST /api/profile/comments/{id}/restore': ownerOnly(comment(true)),
  'PUT /api/profile/comments/{id}/like': shared,
  'GET /api/profile/photos': own,
  'POST /api/profile/photos': own,
  'DELETE /api/profile/photos/{id}': ownerOnly(photo()),
  'POST /api/profile/photos/{id}/restore': ownerOnly(photo(true)),
  'GET /api/profile/polls': shared,
  'PUT /api/profile/polls/{id}/vote': shared,
  'POST /api/profile/polls': adminOnly,
  'PUT /api/profile/polls/{id}/closed': adminOnly,
  'DELETE /api/profile/polls/{id}': adminOnly,
  'POST /api/profile/polls/{id}/restore': adminOnly,
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
