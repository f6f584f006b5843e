// The access table of this feature: who may make each call, and whose data it reads or changes.
import {
  type AccessTable,
  adminOnly,
  anyone,
  type Owner,
  type OwnRequest,
  own,
  ownerOnly,
  shared,
} from '#kit/server/testing/testAccess.ts';

/** A private offer of the owner with an item and a comment. */
const proposta =
  (ask: (made: { id: number; item: number; comentario: number }) => OwnRequest) =>
  async ({ call, database }: Owner): Promise<OwnRequest> => {
    const { licitacao_id: licitacao, numero } = await database.read
      .selectFrom('lotes')
      .select(['licitacao_id', 'numero'])
      .orderBy('licitacao_id', 'desc')
      .executeTakeFirstOrThrow();
    const { id } = (await call('POST /api/propostas', { licitacao })).json() as { id: number };
    await call(`POST /api/propostas/${id}/itens`, { numeros: [numero] });
    const { itens } = (await call(`GET /api/propostas/${id}`)).json() as { itens: { id: number }[] };
    const comment = (await call(`POST /api/propostas/${id}/comentarios`, { texto: 'Ver o frete.' })).json() as { id: number };
    return ask({ id, item: itens[0]?.id ?? 0, comentario: comment.id });
  };

/** An entry of the checklist of such an offer. */
const entry =
  (body?: object) =>
  async (owner: Owner): Promise<OwnRequest> => {
    const { params } = await proposta(({ id }) => ({ params: { id } }))(owner);
    const added = await owner.call(`POST /api/propostas/${params?.id}/checklist`, { grupo: 'fiscal', titulo: 'CNDT' });
    return { params: { id: params?.id ?? 0, entrada: added.json().id }, ...(body && { body }) };
  };

/** An entry, and a document of the vault that it is linked to, or may be. */
const linked =
  (ask: (made: { id: number; entrada: number; certidao: number }) => OwnRequest, isLinked = false) =>
  async (owner: Owner): Promise<OwnRequest> => {
    const { params } = await entry()(owner);
    const [id, entrada] = [Number(params?.id), Number(params?.entrada)];
    const document = await owner.database.read
      .selectFrom('certidoes')
      .select('id')
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (isLinked) await owner.call(`PUT /api/propostas/${id}/checklist/${entrada}`, { version: 1, certidao: document.id });
    return ask({ id, entrada, certidao: document.id });
  };

/** A file of such an offer. */
const arquivo =
  (isRemoved = false) =>
  async (owner: Owner): Promise<OwnRequest> => {
    const { params } = await proposta(({ id }) => ({ params: { id } }))(owner);
    const id = Number(params?.id);
    const content = { 'content-type': 'application/octet-stream' };
    const sent = await owner.call(`POST /api/propostas/${id}/arquivos?fileName=a.txt`, Buffer.from('a'), content);
    const file = { id, arquivo: sent.json().id };
    if (isRemoved) await owner.call(`DELETE /api/propostas/${id}/arquivos/${file.arquivo}`);
    return { params: file };
  };

export const propostasAccess: AccessTable = {
  'GET /api/propostas': own,
  'GET /api/propostas/board': own,
  'GET /api/propostas/facets': own,
  'GET /api/propostas/resumo': own,
  'GET /api/propostas/resumo/orgaos': own,
  'GET /api/propostas/people': shared,
  'POST /api/propostas': own,
  'PUT /api/propostas/responsavel': own,
  'POST /api/propostas/responsavel/undo': own,
  'GET /api/propostas/{id}': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  'PUT /api/propostas/{id}': ownerOnly(proposta(({ id }) => ({ params: { id }, body: { version: 1, responsavel: null } }))),
  'PUT /api/propostas/{id}/etapa': ownerOnly(proposta(({ id }) => ({ params: { id }, body: { version: 1, etapa: 'decidida' } }))),
  'PUT /api/propostas/{id}/acesso': ownerOnly(
    proposta(({ id }) => ({ params: { id }, body: { version: 1, escritorio: null, pessoas: [] } })),
  ),
  'DELETE /api/propostas/{id}': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  'POST /api/propostas/{id}/restore': ownerOnly(async (owner) => {
    const request = await proposta(({ id }) => ({ params: { id } }))(owner);
    await owner.call(`DELETE /api/propostas/${request.params?.id}`);
    return request;
  }),
  'POST /api/propostas/{id}/itens': ownerOnly(proposta(({ id }) => ({ params: { id }, body: { numeros: [1] } }))),
  'PUT /api/propostas/{id}/itens/{item}': ownerOnly(proposta(({ id, item }) => ({ params: { id, item }, body: { version: 1, custo: 2 } }))),
  'DELETE /api/propostas/{id}/itens/{item}': ownerOnly(proposta(({ id, item }) => ({ params: { id, item } }))),
  'POST /api/propostas/{id}/itens/{item}/restore': ownerOnly(proposta(({ id, item }) => ({ params: { id, item } }))),
  'GET /api/propostas/{id}/checklist': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  'GET /api/propostas/{id}/certidoes': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  'GET /api/propostas/{id}/checklist/sugestoes': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  'PUT /api/propostas/{id}/checklist/certidoes': ownerOnly(
    linked(({ id, entrada, certidao }) => ({ params: { id }, body: { ligacoes: [{ entrada, version: 1, certidao }] } })),
  ),
  'GET /api/propostas/{id}/checklist/zip': ownerOnly(linked(({ id }) => ({ params: { id } }), true)),
  'POST /api/propostas/{id}/checklist/modelo': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  'POST /api/propostas/{id}/checklist': ownerOnly(proposta(({ id }) => ({ params: { id }, body: { grupo: 'fiscal', titulo: 'CNDT' } }))),
  'PUT /api/propostas/{id}/checklist/{entrada}': ownerOnly(entry({ version: 1, feito: true })),
  'DELETE /api/propostas/{id}/checklist/{entrada}': ownerOnly(entry()),
  'POST /api/propostas/{id}/checklist/{entrada}/restore': ownerOnly(entry()),
  'GET /api/propostas/{id}/arquivos': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  // A stream; `arquivos/arquivos.test.ts` asserts that others get 404.
  'POST /api/propostas/{id}/arquivos': own,
  'GET /api/propostas/arquivos/{arquivo}': anyone,
  'DELETE /api/propostas/{id}/arquivos/{arquivo}': ownerOnly(arquivo()),
  'POST /api/propostas/{id}/arquivos/{arquivo}/restore': ownerOnly(arquivo(true)),
  'GET /api/propostas/modelos': shared,
  'POST /api/propostas/modelos': adminOnly,
  'PUT /api/propostas/modelos/{id}': adminOnly,
  'DELETE /api/propostas/modelos/{id}': adminOnly,
  'POST /api/propostas/modelos/{id}/restore': adminOnly,
  'GET /api/propostas/{id}/historico': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  'GET /api/propostas/{id}/comentarios': ownerOnly(proposta(({ id }) => ({ params: { id } }))),
  'POST /api/propostas/{id}/comentarios': ownerOnly(proposta(({ id }) => ({ params: { id }, body: { texto: 'Ok.' } }))),
  'DELETE /api/propostas/{id}/comentarios/{comentario}': ownerOnly(proposta(({ id, comentario }) => ({ params: { id, comentario } }))),
  'POST /api/propostas/{id}/comentarios/{comentario}/restore': ownerOnly(async (owner) => {
    const request = await proposta(({ id, comentario }) => ({ params: { id, comentario } }))(owner);
    await owner.call(`DELETE /api/propostas/${request.params?.id}/comentarios/${request.params?.comentario}`);
    return request;
  }),
};
