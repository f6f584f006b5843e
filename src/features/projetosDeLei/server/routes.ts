import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { readParams, saveParams } from '#kit/server/lists/savedParams.ts';
import { projetosDeLei } from '../contract.ts';
import { exportProjetos } from './export.ts';
import { countProjetos, findProjeto, findRecord, isProjeto, listChanges, listOptions, listProjetos, listTramitacoes } from './queries.ts';

export function projetosDeLeiRoutes(database: Database): Routes {
  return serve(projetosDeLei, {
    list: ({ query: { sort, order, page, perPage, ...filter } }) => listProjetos(database, filter, { sort, order }, { page, perPage }),
    count: ({ query }) => countProjetos(database, query),
    listOptions: () => listOptions(database),
    exportCsv: ({ query: { sort, order, ids, ...filter } }, { language }) =>
      exportProjetos(database, filter, { sort, order }, ids, language),
    readParams: async (_, { caller }) => ({ params: await readParams(database.read, 'projetos_params', caller.id) }),
    keepParams: async ({ body: { params } }, { caller }) => {
      await database.write((db) => saveParams(db, 'projetos_params', caller.id, params));
      return { params };
    },
    show: async ({ params: { id } }) => (await findProjeto(database, id)) ?? notFound(),
    listTramitacoes: async ({ params: { id }, query }) =>
      (await isProjeto(database, id)) ? listTramitacoes(database, id, query) : notFound(),
    listChanges: async ({ params: { id }, query }) => ((await isProjeto(database, id)) ? listChanges(database, id, query) : notFound()),
    showRecord: async ({ params: { id } }) => (await findRecord(database, id)) ?? notFound(),
  });
}
