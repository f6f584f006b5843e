import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/serve.ts';
import { licitacoes } from '../contract.ts';
import { findLicitacao, findPaymentDetails, findRecord, listDocumentos, saveAccount } from './detail.ts';
import { exportLicitacoes } from './export.ts';
import { listChanges } from './listChanges.ts';
import { listLotes } from './lotes.ts';
import { findNeighbours } from './neighbours.ts';
import {
  countLicitacoes,
  findNotice,
  keepParams,
  listLicitacoes,
  listNewestOrgaos,
  listNotices,
  listOpenLicitacoes,
  readParams,
} from './queries.ts';
import { listRemoved, removeLicitacao, restoreLicitacao } from './remove.ts';
import type {} from './tables.ts';
import { TURN } from './turn.ts';

export function licitacoesRoutes(database: Database): Routes {
  return serve(licitacoes, {
    listNotices: ({ query }) => listNotices(database, query),
    showNotice: async ({ params: { id } }) => {
      const [invoice, { demo: _, ...paymentDetails }] = await Promise.all([findNotice(database, id), findPaymentDetails(database, id)]);
      return invoice ? { invoice, paymentDetails } : { paymentDetails };
    },
    removeNotice: async ({ query: { id } }, { caller }) => {
      const removed = await database.write((db) => removeLicitacao(db, id, caller.id), TURN);
      return removed ? undefined : notFound();
    },
    listClients: async () => {
      const orgaos = await listNewestOrgaos(database);
      return orgaos.map(({ orgao, municipio, uf }) => ({
        address: [municipio, uf].filter(Boolean).join(' - '),
        company: orgao,
        companyEmail: '',
        country: 'Brasil',
        contact: '',
        name: orgao,
      }));
    },

    list: ({ query: { sort, order, page, perPage, ...filter } }) => listLicitacoes(database, filter, { sort, order }, { page, perPage }),
    count: ({ query }) => countLicitacoes(database, query),
    listOpen: ({ query }) => listOpenLicitacoes(database, query),
    exportCsv: ({ query: { sort, order, ids, ...filter } }, { language }) =>
      exportLicitacoes(database, filter, { sort, order }, ids, language),
    readParams: async (_, { caller }) => ({ params: await readParams(database, caller.id) }),
    keepParams: async ({ body: { params } }, { caller }) => {
      await database.write((db) => keepParams(db, caller.id, params));
      return { params };
    },
    show: async ({ params: { id } }) => {
      const [licitacao, lotes, documentos, { demo, ...paymentDetails }] = await Promise.all([
        findLicitacao(database, id),
        listLotes(database, id),
        listDocumentos(database, id),
        findPaymentDetails(database, id),
      ]);
      if (!licitacao) notFound();
      // What its record says does not change when somebody wins; the results tell.
      const tem_resultado = licitacao.tem_resultado || lotes.some(({ resultados }) => resultados.some(({ cancelado }) => !cancelado));
      return { ...licitacao, tem_resultado, lotes, documentos, paymentDetails, conta_demo: demo };
    },
    listLotes: async ({ params: { id } }) => ((await findNotice(database, id)) ? { lotes: await listLotes(database, id) } : notFound()),
    listChanges: async ({ params: { id }, query }, { caller }) =>
      (await findNotice(database, id)) ? listChanges(database, id, query, caller.isAdmin) : notFound(),
    neighbours: async ({ params: { id }, query: { sort, order, ...filter } }) =>
      (await findNeighbours(database, id, filter, { sort, order })) ?? notFound(),
    showRecord: async ({ params: { id } }) => (await findRecord(database, id)) ?? notFound(),
    listRemoved: ({ query }) => listRemoved(database, query),
    restore: async ({ params: { id } }) => {
      await database.write((db) => restoreLicitacao(db, id), TURN);
      return undefined;
    },
    saveAccount: async ({ params: { cnpj }, body }) => {
      await database.write((db) => saveAccount(db, cnpj, body));
      return undefined;
    },
  });
}
