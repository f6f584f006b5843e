// Who may call what of notices, bills and domain names, of following them, and of their import.
import { admin, house, type Owner, own, ownersAlone, type Parts, type Row } from './row.ts';

/** The newest notice, followed, and moved on the board. */
const followed = async ({ call, database }: Owner): Promise<Parts> => {
  const { id } = await database.read.selectFrom('licitacoes').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await call(`PUT /api/follows/licitacao/${id}`, { note: 'Ver o edital.' });
  const { follows } = (await call('GET /api/follows')).json() as { follows: { id: number }[] };
  return { params: { id: follows[0]?.id ?? 0 }, body: { stage: 'proposal', after: null } };
};

export const recordsAccess: Record<string, Row> = {
  'GET /apps/invoice/invoices': house,
  'GET /api/invoice/invoices/{id}': house,
  'GET /api/invoice/clients': house,
  'DELETE /apps/invoice/delete': admin,
  'GET /api/licitacoes': house,
  'GET /api/licitacoes/count': house,
  'GET /api/licitacoes/export': house,
  'GET /api/licitacoes/open': house,
  'GET /api/licitacoes/params': own,
  'PUT /api/licitacoes/params': own,
  'GET /api/licitacoes/removed': admin,
  'GET /api/licitacoes/{id}': house,
  'GET /api/licitacoes/{id}/changes': house,
  'GET /api/licitacoes/{id}/lotes': house,
  'GET /api/licitacoes/{id}/neighbours': house,
  'GET /api/licitacoes/{id}/record': admin,
  'POST /api/licitacoes/{id}/restore': admin,
  'GET /api/projetos-de-lei': house,
  'GET /api/projetos-de-lei/count': house,
  'GET /api/projetos-de-lei/export': house,
  'GET /api/projetos-de-lei/options': house,
  'GET /api/projetos-de-lei/params': own,
  'PUT /api/projetos-de-lei/params': own,
  'GET /api/projetos-de-lei/{id}': house,
  'GET /api/projetos-de-lei/{id}/changes': house,
  'GET /api/projetos-de-lei/{id}/record': admin,
  'GET /api/projetos-de-lei/{id}/tramitacoes': house,
  'PUT /api/orgaos/{cnpj}/account': admin,

  'GET /api/follows': own,
  'GET /api/follows/board': own,
  'GET /api/follows/marks': own,
  'GET /api/follows/settings': own,
  'PUT /api/follows/settings': own,
  'GET /api/users/{id}/follows': house,
  'GET /api/follows/{id}': ownersAlone(async (owner) => ({ params: (await followed(owner)).params })),
  'PUT /api/follows/{kind}/{item}': own,
  'DELETE /api/follows/{kind}/{item}': own,
  'PUT /api/follows/{id}/place': ownersAlone(followed),

  'GET /api/importacoes': admin,
  'POST /api/importacoes': admin,
  'GET /api/importacoes/templates/{tipo}/csv': house,
  'GET /api/importacoes/templates/{tipo}/xlsx': house,
  'GET /api/importacoes/{id}': admin,
  'DELETE /api/importacoes/{id}': admin,
  'POST /api/importacoes/{id}/start': admin,
  'POST /api/importacoes/{id}/cancel': admin,
  'PUT /api/importacoes/{id}/reading': admin,
  'GET /api/importacoes/{id}/rejects': admin,
  'GET /api/importacoes/{id}/rejects/export': admin,

  'GET /api/dns/entries': house,
  'POST /api/dns/entries': admin,
  'PUT /api/dns/entries/{id}': admin,
  'DELETE /api/dns/entries/{id}': admin,
  'POST /api/dns/entries/{id}/renew': admin,
  'POST /api/dns/entries/{id}/restore': admin,
  'GET /api/dns/entries/count': house,
  'GET /api/dns/entries/export': house,
  'GET /api/dns/entries/removed': admin,
  'GET /api/dns/entries/{id}': house,
  'GET /api/dns/template': house,
  'GET /api/dns/uploads': admin,
  'POST /api/dns/uploads': admin,
  'GET /api/dns/uploads/{id}': admin,
  'DELETE /api/dns/uploads/{id}': admin,
  'GET /api/dns/uploads/{id}/rows': admin,
  'POST /api/dns/uploads/{id}/commit': admin,
  'POST /api/dns/uploads/{id}/undo': admin,
  'POST /api/dns/uploads/{id}/redo': admin,
};
