// A supplier: what it won, where, from whom, at which discount, and beside whom.
import { bareNumber, isCnpj, isCpf, looksLikeCnpj, looksLikeCpf } from '#brasil/documento.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import { lastDayOf, MONTH_LENGTH } from '#kit/months.ts';
import { medianOf } from '#kit/quantiles.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import { readPacked } from '#kit/server/database/packedRows.ts';
import type { FornecedorDetail, fornecedores } from '../contract.ts';
import { findNames } from './list.ts';
import { findOrgaoNames } from './orgao.ts';
import type { FindPrecos } from './ports.ts';
import { byMonth, MOST, sumBy } from './sums.ts';

type ItemQuery = Static<typeof fornecedores.listItens.query> & { page: number; perPage: number };

/** Of suppliers with more, rivals are looked for in the latest items. */
const MOST_RIVAL_ITEMS = 5000;
const CENTS = 100;

/** The number as it is stored. @throws {Problem} when nothing was won under it, or its check digits are wrong */
async function findDocumento(
  { read }: Database,
  typed: string,
  language: Language,
): Promise<{ documento: string; nome: string; centavos: number }> {
  const find = (documento: string) =>
    read
      .selectFrom('fornecedores')
      .select(['documento', 'nome', 'centavos'])
      .where('documento', '=', documento)
      .where('itens', '>', 0)
      .executeTakeFirst();
  const documento = bareNumber(typed);
  const found = (await find(documento)) ?? (typed === documento ? undefined : await find(typed));
  if (found) return found;
  if ((looksLikeCnpj(documento) && !isCnpj(documento)) || (looksLikeCpf(documento) && !isCpf(documento)))
    throw new Problem('validation', wrongDigits, [{ path: 'params.documento', message: wrongDigits[language] }]);
  return notFound();
}

const wrongDigits: LocalizedText = {
  pt: 'Os dígitos verificadores não conferem.',
  en: 'The check digits are wrong.',
  fr: 'Les chiffres de contrôle sont faux.',
  de: 'Die Prüfziffern stimmen nicht.',
};

export async function findFornecedor(database: Database, typed: string, language: Language, now = new Date()): Promise<FornecedorDetail> {
  const { documento, nome, centavos } = await findDocumento(database, typed, language);
  const own = database.read.selectFrom('precos').where('fornecedor', '=', documento);
  const [packed, porte, rivais] = await Promise.all([
    readPacked(own, ['licitacao_id', 'dia', 'uf', 'orgao_cnpj', 'valor', 'estimado', 'total']),
    findPorte(database, documento),
    findRivals(database, documento),
  ]);
  const rows = packed.map(([licitacao = '', dia = '', uf = '', orgao = '', valor = '', estimado = '', total = '']) => ({
    ...{ licitacao, dia, uf, orgao, valor: Number(valor), estimado: Number(estimado), total: Number(total) },
  }));
  const days = rows.map(({ dia }) => dia).sort();
  const compared = rows.filter(({ valor, estimado }) => valor > 0 && estimado > 0);
  const orgaos = sumBy(rows, ({ orgao }) => orgao);
  const names = await findOrgaoNames(
    database,
    orgaos.slice(0, MOST).map(({ key }) => key),
  );
  return {
    ...{ documento, nome, porte, rivais, itens: rows.length, total: centavos / CENTS },
    tipo: looksLikeCnpj(documento) ? 'cnpj' : looksLikeCpf(documento) ? 'cpf' : 'outro',
    valido: looksLikeCnpj(documento) ? isCnpj(documento) : looksLikeCpf(documento) ? isCpf(documento) : null,
    licitacoes: new Set(rows.map(({ licitacao }) => licitacao)).size,
    ...{ primeiro: days[0] ?? null, ultimo: days.at(-1) ?? null },
    desconto: medianOf(compared.map(({ valor, estimado }) => 1 - valor / estimado)),
    comEstimativa: compared.length,
    meses: byMonth(rows, ({ dia }) => dia.slice(0, MONTH_LENGTH), dayInBrasilia(now)),
    ufs: sumBy(rows, ({ uf }) => uf).map(({ key, ...sum }) => ({ uf: key, ...sum })),
    orgaos: orgaos.slice(0, MOST).map(({ key, ...sum }) => ({ cnpj: key, nome: names.get(key) ?? '', ...sum })),
    totalOrgaos: orgaos.length,
  };
}

async function findPorte({ read }: Database, documento: string): Promise<string> {
  const latest = await read
    .selectFrom('precos')
    .innerJoin('resultados', (join) =>
      join
        .onRef('resultados.licitacao_id', '=', 'precos.licitacao_id')
        .onRef('resultados.numero', '=', 'precos.numero')
        .onRef('resultados.sequencial', '=', 'precos.sequencial'),
    )
    .select('porte')
    .where('precos.fornecedor', '=', documento)
    .orderBy('precos.dia', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.porte ?? '';
}

async function findRivals(database: Database, documento: string): Promise<FornecedorDetail['rivais']> {
  const own = database.read
    .selectFrom('precos')
    .select('licitacao_id')
    .where('fornecedor', '=', documento)
    .orderBy('dia', 'desc')
    .limit(MOST_RIVAL_ITEMS);
  const rows = await database.read
    .selectFrom('precos as other')
    .select('other.fornecedor as documento')
    .select(({ fn }) => fn.count<number>('other.licitacao_id').distinct().as('licitacoes'))
    .where('other.licitacao_id', 'in', own)
    .where('other.fornecedor', 'not in', [documento, ''])
    .groupBy('other.fornecedor')
    .orderBy('licitacoes', 'desc')
    .orderBy('other.fornecedor')
    .limit(MOST)
    .execute();
  const names = await findNames(
    database,
    rows.map((row) => row.documento),
  );
  return rows.map((row) => ({ ...row, nome: names.get(row.documento) ?? '' }));
}

/** The items that it won, page by page. */
export async function listItens(
  database: Database,
  typed: string,
  { uf, orgao, mes, sort = 'dia', order = 'desc', page, perPage }: ItemQuery,
  { language, findPrecos }: { language: Language; findPrecos: FindPrecos },
) {
  const { documento } = await findDocumento(database, typed, language);
  let rows = database.read.selectFrom('precos').where('fornecedor', '=', documento);
  if (uf) rows = rows.where('uf', '=', uf);
  if (orgao) rows = rows.where('orgao_cnpj', '=', bareNumber(orgao));
  if (mes) rows = rows.where('dia', '>=', `${mes}-01`).where('dia', '<=', lastDayOf(mes));
  const [{ total }, ids] = await Promise.all([
    rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    rows
      .select('id')
      .orderBy(sort, (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('id', order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ]);
  const itens = await findPrecos(
    database,
    ids.map(({ id }) => id),
  );
  return { itens, total };
}
