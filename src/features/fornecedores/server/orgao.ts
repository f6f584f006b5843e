// A public body: what it buys, how long it takes from publication to result, and how often it fails.
import { sql } from 'kysely';
import { bareNumber } from '#brasil/documento.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { notFound } from '#kit/errors.ts';
import { lastDayOf, MONTH_LENGTH, monthsUpTo } from '#kit/months.ts';
import { medianOf, toAmount } from '#kit/quantiles.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import { readPacked } from '#kit/server/database/packedRows.ts';
import type { fornecedores, OrgaoDetail, OrgaoNotice } from '../contract.ts';
import { findNames } from './list.ts';
import type { FindPrecos } from './ports.ts';
import { MONTHS, MOST, sumBy } from './sums.ts';

type NoticeQuery = Static<typeof fornecedores.listLicitacoes.query> & { page: number; perPage: number };

const DAY_MS = 86_400_000;

/** Days from one day to another. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** @throws {Problem} `not-found` when it has no notice */
export async function findOrgao(database: Database, typed: string, findPrecos: FindPrecos, now = new Date()): Promise<OrgaoDetail> {
  const cnpj = bareNumber(typed);
  const notices = database.read.selectFrom('licitacoes').where('orgao_cnpj', '=', cnpj);
  const prices = database.read.selectFrom('precos').where('orgao_cnpj', '=', cnpj);
  const latest = await notices.select(['orgao', 'municipio', 'uf', 'esfera']).orderBy('publicacao', 'desc').limit(1).executeTakeFirst();
  if (!latest) return notFound();
  const [published, endings, procedures, packed, top] = await Promise.all([
    notices.select(['id', 'publicacao']).execute(),
    notices
      .select('desfecho')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('desfecho', '<>', '')
      .groupBy('desfecho')
      .execute(),
    notices
      .select('modalidade_codigo as codigo')
      .select(({ fn }) => [fn.max('modalidade').as('nome'), fn.countAll<number>().as('n')])
      .groupBy('modalidade_codigo')
      .orderBy('n', 'desc')
      .orderBy('modalidade_codigo')
      .execute(),
    readPacked(prices, ['licitacao_id', 'dia', 'fornecedor', 'total']),
    prices.select('id').where('total', 'is not', null).orderBy('total', 'desc').orderBy('id').limit(MOST).execute(),
  ]);
  const rows = packed.map(([licitacao = '', dia = '', fornecedor = '', total = '']) => ({
    licitacao,
    dia,
    fornecedor,
    total: Number(total),
  }));
  const suppliers = sumBy(
    rows.filter(({ fornecedor }) => fornecedor !== ''),
    (row) => row.fornecedor,
  ).slice(0, MOST);
  const [names, compras] = await Promise.all([
    findNames(
      database,
      suppliers.map(({ key }) => key),
    ),
    findPrecos(
      database,
      top.map(({ id }) => id),
    ),
  ]);
  const dayOf = new Map(published.map(({ id, publicacao }) => [String(id), dayInBrasilia(publicacao)]));
  const waits = [...Map.groupBy(rows, ({ licitacao }) => licitacao)].flatMap(([licitacao, some]) => {
    const from = dayOf.get(licitacao);
    const first = some.map(({ dia }) => dia).sort()[0] as string;
    // A result before the publication is a mistake of the source.
    return from !== undefined && first >= from ? daysBetween(from, first) : [];
  });
  const months = Map.groupBy(dayOf.values(), (day) => day.slice(0, MONTH_LENGTH));
  const desfechos = endings.flatMap(({ desfecho, n }) => (desfecho === '' ? [] : [{ desfecho, n }])).sort((a, b) => b.n - a.n);
  const count = (...some: string[]) => desfechos.reduce((sum, { desfecho, n }) => sum + (some.includes(desfecho) ? n : 0), 0);
  const decided = count('homologada', 'deserta', 'fracassada');
  return {
    ...{ cnpj, nome: latest.orgao, municipio: latest.municipio, uf: latest.uf, esfera: latest.esfera },
    ...{ licitacoes: published.length, itens: rows.length, total: toAmount(rows.reduce((sum, { total }) => sum + total, 0)) },
    ...{ dias: medianOf(waits), comResultado: waits.length, desfechos, compras },
    fracasso: decided === 0 ? null : count('deserta', 'fracassada') / decided,
    modalidades: procedures.map(({ codigo, nome, n }) => ({ codigo, nome: nome ?? '', n })),
    meses: monthsUpTo(dayInBrasilia(now), MONTHS).map((mes) => ({ mes, n: months.get(mes)?.length ?? 0 })),
    fornecedores: suppliers.map(({ key, ...sum }) => ({ documento: key, nome: names.get(key) ?? '', ...sum })),
  };
}

/** Its notices, page by page. */
export async function listOrgaoNotices(
  { read }: Database,
  typed: string,
  { desfecho, modalidade, mes, sort = 'publicacao', order = 'desc', page, perPage }: NoticeQuery,
): Promise<{ licitacoes: OrgaoNotice[]; total: number }> {
  let notices = read.selectFrom('licitacoes').where('orgao_cnpj', '=', bareNumber(typed));
  if (desfecho) notices = notices.where('desfecho', '=', desfecho);
  if (modalidade !== undefined) notices = notices.where('modalidade_codigo', '=', modalidade);
  if (mes)
    notices = notices
      .where('publicacao', '>=', startOfDayInBrasilia(`${mes}-01`))
      .where('publicacao', '<', startOfDayInBrasilia(lastDayOf(mes), 1));
  const [rows, { total }] = await Promise.all([
    notices
      .select(['licitacoes.id', 'num_licitacao', 'modalidade', 'objeto', 'publicacao', 'desfecho', 'valor_estimado'])
      .select(sql<string | null>`(select min(dia) from precos where precos.licitacao_id = licitacoes.id)`.as('resultado'))
      .orderBy(sort, (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('licitacoes.id', order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    notices.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const licitacoes = rows.map((row) => {
    const publicacao = dayInBrasilia(row.publicacao);
    const hasWait = row.resultado !== null && row.resultado >= publicacao;
    return { ...row, publicacao, dias: hasWait ? daysBetween(publicacao, row.resultado as string) : null };
  });
  return { licitacoes, total };
}
