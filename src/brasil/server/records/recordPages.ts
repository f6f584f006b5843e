// Which pages the body, the supplier and the município of a record have: only those with notices or results here.
import { type AliasedRawBuilder, sql } from 'kysely';

type PageOf<Alias extends string> = AliasedRawBuilder<string | null, Alias>;

/** The CNPJ of the body's page; null if it has none. @param table that the query selects from */
export function orgaoPage(table: string): PageOf<'orgao_pagina'> {
  const key = sql.ref(`${table}.orgao_cnpj`);
  return sql<string | null>`case when exists (select 1 from licitacoes l where l.orgao_cnpj = ${key}) then ${key} end`.as('orgao_pagina');
}

/** The number of the supplier's page; null if it has none. */
export function fornecedorPage(table: string): PageOf<'fornecedor_pagina'> {
  const key = sql.ref(`${table}.fornecedor_documento`);
  return sql<string | null>`case when exists (select 1 from fornecedores f where f.documento = ${key} and f.itens > 0) then ${key} end`.as(
    'fornecedor_pagina',
  );
}

/** IBGE's code of the município's page; null if it has none. */
export function municipioPage(table: string): PageOf<'municipio_pagina'> {
  const key = sql.ref(`${table}.ibge`);
  return sql<string | null>`case when exists (select 1 from municipios m where m.ibge = ${key} and m.licitacoes > 0) then ${key} end`.as(
    'municipio_pagina',
  );
}
