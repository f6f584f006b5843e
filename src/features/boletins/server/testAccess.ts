// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, anyone, byId, type Owner, type OwnRequest, own, ownerOnly } from '#kit/server/testing/testAccess.ts';

/** A private search of the owner. */
const search =
  (body?: object) =>
  async ({ call }: Owner): Promise<OwnRequest> => {
    const sent = { name: `Avisos ${Math.random()}`, query: { q: 'pneu' }, columns: [], isShared: false };
    const { id } = (await call('POST /api/licitacoes/searches', sent)).json();
    return byId({ id }, body);
  };

export const boletinsAccess: AccessTable = {
  'GET /api/boletins': own,
  'PATCH /api/boletins': own,
  'PATCH /api/boletins/searches/{id}': ownerOnly(search({ bell: true })),
  'POST /api/boletins/searches/{id}/feed': ownerOnly(search()),
  'DELETE /api/boletins/searches/{id}/feed': ownerOnly(search()),
  'POST /api/boletins/send': own,
  'GET /api/boletins/feeds/{file}': anyone,
  'GET /api/boletins/end/{token}': anyone,
  'POST /api/boletins/end/{token}': anyone,
};
