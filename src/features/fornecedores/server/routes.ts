import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { fornecedores } from '../contract.ts';
import { findFornecedor, listItens } from './fornecedor.ts';
import { listFornecedores } from './list.ts';
import { findMunicipio, municipioBy } from './municipio.ts';
import { findOrgao, orgaoBy } from './orgao.ts';
import type { FindPrecos } from './ports.ts';
import { listBuyerNotices } from './purchases.ts';

export function fornecedoresRoutes(database: Database, findPrecos: FindPrecos): Routes {
  return serve(fornecedores, {
    list: ({ query }) => listFornecedores(database, query),
    show: ({ params: { documento } }, { language }) => findFornecedor(database, documento, language),
    listItens: ({ params: { documento }, query }, { language }) => listItens(database, documento, query, { language, findPrecos }),
    showOrgao: ({ params: { cnpj } }) => findOrgao(database, cnpj, findPrecos),
    listOrgaoNotices: ({ params: { cnpj }, query }) => listBuyerNotices(database, orgaoBy(cnpj), query),
    showMunicipio: ({ params: { ibge } }) => findMunicipio(database, ibge, findPrecos),
    listMunicipioNotices: ({ params: { ibge }, query }) => listBuyerNotices(database, municipioBy(ibge), query),
  });
}
