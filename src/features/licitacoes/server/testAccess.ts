// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, byId, type Owner, own, ownerAndAdmins, ownerOnly, shared } from '#kit/server/testing/testAccess.ts';
import { moment } from '#kit/server/testing/testServer.ts';

/** An export of the owner. */
const exported = async ({ call }: Owner): Promise<{ id: number }> => {
  const body = { format: 'csv', columns: [], query: { q: 'nenhuma' } };
  return (await call('POST /api/licitacoes/exports', body)).json();
};

const finishedExport = async (owner: Owner): Promise<{ id: number }> => {
  const { id } = await exported(owner);
  while ((await owner.call(`GET /api/licitacoes/exports/${id}`)).json().state !== 'done') await moment();
  return { id };
};

/** A private search of the owner. */
const search = async ({ call }: Owner): Promise<{ id: number }> => {
  const body = { name: `Busca ${crypto.randomUUID()}`, query: { uf: ['SP'] }, columns: [], isShared: false };
  return (await call('POST /api/licitacoes/searches', body)).json();
};

const manual = {
  ...{ objeto: 'Pneus', orgao: 'Município de Vila Alegre', orgao_cnpj: '99123456000106', municipio: '', uf: '', modalidade: 6 },
  ...{ processo: '', valor_estimado: null, publicacao: '2026-05-14T12:00:00.000Z', abertura: null, encerramento: null },
  ...{ portal: '', link: '', observacao: '', itens: [] },
};

/** A notice that the owner entered by hand. */
const entered = async ({ call }: Owner): Promise<{ id: number }> =>
  (await call('POST /api/licitacoes/manual', { ...manual, numero: crypto.randomUUID() })).json();

export const licitacoesAccess: AccessTable = {
  'GET /apps/invoice/invoices': shared,
  'GET /api/invoice/invoices/{id}': shared,
  'GET /api/invoice/clients': shared,
  'DELETE /apps/invoice/delete': adminOnly,
  'GET /api/licitacoes': shared,
  'GET /api/licitacoes/count': shared,
  'GET /api/licitacoes/export': shared,
  'GET /api/licitacoes/exports': own,
  'POST /api/licitacoes/exports': own,
  'GET /api/licitacoes/exports/{id}': ownerOnly(async (owner) => byId(await exported(owner))),
  'DELETE /api/licitacoes/exports/{id}': ownerOnly(async (owner) => byId(await exported(owner))),
  'GET /api/licitacoes/exports/{id}/file': ownerOnly(async (owner) => byId(await finishedExport(owner))),
  'GET /api/licitacoes/facets': shared,
  'GET /api/licitacoes/loosenings': shared,
  'GET /api/licitacoes/{id}/candidatas': own,
  'POST /api/licitacoes/manual': own,
  'GET /api/licitacoes/manual/{id}': shared,
  'PUT /api/licitacoes/manual/{id}': ownerAndAdmins(async (owner) => byId(await entered(owner), { ...manual, numero: '1', version: 0 })),
  'DELETE /api/licitacoes/manual/{id}': ownerAndAdmins(async (owner) => byId(await entered(owner))),
  'POST /api/licitacoes/manual/{id}/restore': ownerAndAdmins(async (owner) => {
    const { id } = await entered(owner);
    await owner.call(`DELETE /api/licitacoes/manual/${id}`);
    return byId({ id });
  }),
  'POST /api/licitacoes/manual/{id}/join': ownerAndAdmins(async (owner) => {
    const [{ id: licitacao }] = (await owner.call('GET /api/licitacoes?fonte=demo&perPage=1')).json().licitacoes;
    return byId(await entered(owner), { licitacao });
  }),
  'GET /api/licitacoes/manual/{id}/joined': shared,
  'GET /api/licitacoes/open': shared,
  'GET /api/licitacoes/params': own,
  'PUT /api/licitacoes/params': own,
  'GET /api/licitacoes/removed': adminOnly,
  'GET /api/licitacoes/searches': own,
  'POST /api/licitacoes/searches': own,
  'PATCH /api/licitacoes/searches/{id}': ownerOnly(async (owner) => byId(await search(owner), { isShared: true })),
  'DELETE /api/licitacoes/searches/{id}': ownerOnly(async (owner) => byId(await search(owner))),
  'POST /api/licitacoes/searches/{id}/restore': ownerOnly(async (owner) => {
    const { id } = await search(owner);
    await owner.call(`DELETE /api/licitacoes/searches/${id}`);
    return byId({ id });
  }),
  'PUT /api/licitacoes/searches/{id}/look': ownerOnly(async (owner) => byId(await search(owner))),
  'GET /api/licitacoes/{id}': shared,
  'GET /api/licitacoes/{id}/changes': shared,
  'GET /api/licitacoes/{id}/lotes': shared,
  'GET /api/licitacoes/{id}/neighbours': shared,
  'GET /api/licitacoes/{id}/record': adminOnly,
  'POST /api/licitacoes/{id}/restore': adminOnly,
  'PUT /api/orgaos/{cnpj}/account': adminOnly,
};
