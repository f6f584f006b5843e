import type { AuditKind } from '#features/audit/contract.ts';
import { notFound } from '#kit/errors.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { readParams, saveParams } from '#kit/server/lists/savedParams.ts';
import { untilChanged } from '#kit/server/lists/untilChanged.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { licitacoes } from '../contract.ts';
import { checkAccount } from './detail/bankAccount.ts';
import { findLicitacao, findPaymentDetails, findRecord, listDocumentos, saveAccount } from './detail/detail.ts';
import { listChanges } from './detail/listChanges.ts';
import { listLotes } from './detail/lotes.ts';
import { listRemoved, removeLicitacao, restoreLicitacao } from './detail/remove.ts';
import { subjectOf } from './detail/subject.ts';
import { WRITE_LOCK } from './import/writeLock.ts';
import { exportLicitacoes } from './list/export.ts';
import { findNotice, listLicitacoes, listNewestOrgaos, listNotices, listOpenLicitacoes, type Page, type Searched } from './list/queries.ts';
import type { Filter, Order } from './search/question.ts';
import type {} from './tables.ts';

export function licitacoesRoutes(searched: Searched, record: RecordAuditEntry<AuditKind>): Routes {
  const { database, search } = searched;
  const list = untilChanged(database, (filter: Filter, order: Order, page: Page) => listLicitacoes(searched, filter, order, page));
  const count = untilChanged(database, (filter: Filter) => search.count(filter));
  const listOpen = untilChanged(database, (page: Page) => listOpenLicitacoes(searched, page));
  return serve(licitacoes, {
    listNotices: ({ query }) => listNotices(searched, query),
    showNotice: async ({ params: { id } }) => {
      const [invoice, { paymentDetails }] = await Promise.all([findNotice(database, id), findPaymentDetails(database, id)]);
      return invoice ? { invoice, paymentDetails } : { paymentDetails };
    },
    removeNotice: async ({ query: { id } }, { caller, request }) => {
      await database.write(async (db) => {
        const subject = await subjectOf(db, id);
        if (!(await removeLicitacao(db, id, caller.id))) notFound();
        await record(db, request, { kind: 'licitacaoRemoved', subject });
      }, WRITE_LOCK);
      return undefined;
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

    list: ({ query: { sort, order, page, perPage, ...filter } }) => list(filter, { sort, order }, { page, perPage }),
    count: ({ query }) => count(query),
    listOpen: ({ query }) => listOpen(query),
    exportCsv: ({ query: { sort, order, ids, ...filter } }, { language }) =>
      exportLicitacoes(searched, filter, { sort, order }, ids, language),
    readParams: async (_, { caller }) => ({ params: await readParams(database.read, 'licitacoes_params', caller.id) }),
    keepParams: async ({ body: { params } }, { caller }) => {
      await database.write((db) => saveParams(db, 'licitacoes_params', caller.id, params));
      return { params };
    },
    show: async ({ params: { id } }) => {
      const [licitacao, lotes, documentos, account] = await Promise.all([
        findLicitacao(database, id),
        listLotes(database, id),
        listDocumentos(database, id),
        findPaymentDetails(database, id),
      ]);
      if (!licitacao) notFound();
      // Results also show winners, which do not change the record.
      const tem_resultado = licitacao.tem_resultado || lotes.some(({ resultados }) => resultados.some(({ cancelado }) => !cancelado));
      return { ...licitacao, tem_resultado, lotes, documentos, ...account };
    },
    listLotes: async ({ params: { id } }) => ((await findNotice(database, id)) ? { lotes: await listLotes(database, id) } : notFound()),
    listChanges: async ({ params: { id }, query }, { caller }) =>
      (await findNotice(database, id)) ? listChanges(database, id, query, caller.isAdmin) : notFound(),
    neighbours: async ({ params: { id }, query: { sort, order, ...filter } }) =>
      (await search.neighbours(filter, { sort, order }, id)) ?? notFound(),
    showRecord: async ({ params: { id } }) => (await findRecord(database, id)) ?? notFound(),
    listRemoved: ({ query }) => listRemoved(database, query),
    restore: async ({ params: { id } }, { request }) => {
      await database.write(async (db) => {
        await restoreLicitacao(db, id);
        await record(db, request, { kind: 'licitacaoRestored', subject: await subjectOf(db, id) });
      }, WRITE_LOCK);
      return undefined;
    },
    saveAccount: async ({ params: { cnpj }, body }, { request, language }) => {
      const account = checkAccount(body, language);
      await database.write(async (db) => {
        await saveAccount(db, cnpj, account);
        await record(db, request, { kind: 'contaEdited', subject: { type: 'orgao', id: null, name: cnpj }, details: account ?? {} });
      });
      return undefined;
    },
  });
}
