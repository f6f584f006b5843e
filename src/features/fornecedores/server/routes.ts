import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { fornecedores } from '../contract.ts';
import { findFornecedor, listItens } from './fornecedor.ts';
import { listFornecedores } from './list.ts';
import { findOrgao, listOrgaoNotices } from './orgao.ts';
import type { FindPrecos } from './ports.ts';

export function fornecedoresRoutes(database: Database, findPrecos: FindPrecos): Routes {
  return serve(fornecedores, {
    list: ({ query }) => listFornecedores(database, query),
    show: ({ params: { documento } }, { language }) => findFornecedor(database, documento, language),
    listItens: ({ params: { documento }, query }, { language }) => listItens(database, documento, query, { language, findPrecos }),
    showOrgao: ({ params: { cnpj } }) => findOrgao(database, cnpj, findPrecos),
    listLicitacoes: ({ params: { cnpj }, query }) => listOrgaoNotices(database, cnpj, query),
  });
}
