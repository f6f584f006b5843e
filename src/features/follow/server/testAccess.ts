// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, type Owner, type OwnRequest, own, ownerOnly, shared } from '#kit/server/testing/testAccess.ts';

/** The newest notice, followed by the owner; the body moves it on the board. */
const followedNotice = async ({ call, database }: Owner): Promise<OwnRequest> => {
  const { id } = await database.read.selectFrom('licitacoes').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await call(`PUT /api/follows/licitacao/${id}`, { note: 'Ver o edital.' });
  const { follows } = (await call('GET /api/follows')).json() as { follows: { id: number }[] };
  return { params: { id: follows[0]?.id ?? 0 }, body: { stage: 'proposal', after: null } };
};

/** A tag of the owner. */
const tag = async ({ call }: Owner): Promise<OwnRequest> => {
  const { id } = (await call('POST /api/follows/tags', { name: `Etiqueta ${Date.now()}` })).json();
  return { params: { id }, body: { name: 'Outra' } };
};

export const followAccess: AccessTable = {
  'GET /api/follows': own,
  'GET /api/follows/board': own,
  'GET /api/follows/marks': own,
  'GET /api/follows/settings': own,
  'PUT /api/follows/settings': own,
  'GET /api/users/{id}/follows': shared,
  'GET /api/follows/{id}': ownerOnly(async (owner) => ({ params: (await followedNotice(owner)).params })),
  'PUT /api/follows': own,
  'PUT /api/follows/{kind}/{item}': own,
  'DELETE /api/follows/{kind}/{item}': own,
  'PUT /api/follows/{id}/place': ownerOnly(followedNotice),
  'GET /api/follows/tags': own,
  'POST /api/follows/tags': own,
  'PUT /api/follows/tags': own,
  'PUT /api/follows/tags/{id}': ownerOnly(tag),
  'DELETE /api/follows/tags/{id}': ownerOnly(async (owner) => ({ params: (await tag(owner)).params })),
};
