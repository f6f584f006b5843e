import { sql } from 'kysely';
import { columnsOf, type FieldsLike } from '#kit/recordFields.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Autor, Projeto, ProjetoAlteracao, ProjetoDetail, Tramitacao } from '../entities.ts';
import { projetoFields } from '../fields.ts';
import { type Filter, inOrder, matchesFilter, type Order } from './filter.ts';
import { findRegistro } from './import/registros.ts';
import { findKindNames } from './import/tipos.ts';
import type {} from './tables.ts';

export type Page = { page: number; perPage: number };

type Fields = typeof projetoFields;
type Listed = FieldsLike<Fields, { shown: { list: true } }>;
type Unlisted = FieldsLike<Fields, { shown: { list: false } }>;
const listColumns = columnsOf<Fields, Listed>(projetoFields, ({ shown }) => shown.list);
const detailColumns = [
  ...columnsOf<Fields, Unlisted>(projetoFields, ({ shown }) => !shown.list),
  ...(['tipo_codigo', 'tipo_nome', 'situacao_em', 'demo'] as const),
];

export async function listProjetos(
  { read, engine }: Database,
  filter: Filter,
  order: Order,
  { page, perPage }: Page,
): Promise<{ projetos: Projeto[]; total: number }> {
  const matching = read.selectFrom('projetos').where(matchesFilter(engine, filter));
  const [projetos, { total }] = await Promise.all([
    inOrder(matching.select(listColumns), order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { projetos, total };
}

/** By chamber, ignoring the filter by chamber. */
export async function countProjetos(
  { read, engine }: Database,
  { casa: _, ...filter }: Filter,
): Promise<{ camara: number; senado: number; total: number }> {
  const rows = await read
    .selectFrom('projetos')
    .where(matchesFilter(engine, filter))
    .select(['casa', (is) => is.fn.countAll<number>().as('total')])
    .groupBy('casa')
    .execute();
  const of = (casa: string) => rows.find((row) => row.casa === casa)?.total ?? 0;
  return { camara: of('camara'), senado: of('senado'), total: of('camara') + of('senado') };
}

type Option = { value: string; label: string; total: number };
const MOST_OPTIONS = 200;

/** Kinds and situations of bills, most frequent first. */
export async function listOptions({ read }: Database): Promise<{ tipos: Option[]; situacoes: Option[] }> {
  const [tipos, situacoes] = await Promise.all([
    listTipos(read),
    read
      .selectFrom('projetos')
      .select(['situacao as value', 'situacao as label', (is) => is.fn.countAll<number>().as('total')])
      .where('situacao', '<>', '')
      .groupBy('situacao')
      .orderBy('total', 'desc')
      .orderBy('situacao')
      .limit(MOST_OPTIONS)
      .execute(),
  ]);
  return { tipos, situacoes };
}

/** Kinds with the same sigla are merged, under the most frequent name. */
async function listTipos(db: Queries): Promise<Option[]> {
  const rows = await db
    .selectFrom('projetos')
    .select(['tipo', 'casa', 'tipo_codigo', 'tipo_nome', (is) => is.fn.countAll<number>().as('total')])
    .where('tipo', '<>', '')
    .groupBy(['tipo', 'casa', 'tipo_codigo', 'tipo_nome'])
    .execute();
  const nameOf = await findKindNames(
    db,
    rows.map(({ tipo_codigo }) => tipo_codigo),
  );
  return [...Map.groupBy(rows, ({ tipo }) => tipo)]
    .map(([value, some]) => {
      const names = new Map<string, number>();
      for (const { casa, tipo_codigo, tipo_nome, total } of some) {
        const name = tipo_nome || nameOf(casa, tipo_codigo);
        if (name) names.set(name, (names.get(name) ?? 0) + total);
      }
      const [[label] = ['']] = [...names].sort(([one, most], [other, least]) => least - most || byCharacter(one, other));
      return { value, label, total: some.reduce((sum, { total }) => sum + total, 0) };
    })
    .sort((a, b) => b.total - a.total || byCharacter(a.value, b.value))
    .slice(0, MOST_OPTIONS);
}

function byCharacter(one: string, other: string): number {
  return one < other ? -1 : 1;
}

export async function findProjeto({ read }: Database, id: number): Promise<ProjetoDetail | undefined> {
  const [row, autores] = await Promise.all([
    read.selectFrom('projetos').select(listColumns).select(detailColumns).where('id', '=', id).executeTakeFirst(),
    listAutores(read, id),
  ]);
  if (!row) return undefined;
  const { tipo_codigo, ...said } = row;
  const tipo_nome = said.tipo_nome || (await findKindNames(read, [tipo_codigo]))(row.casa, tipo_codigo);
  const late = { relator: row.relator ?? '', apreciacao: row.apreciacao ?? '' };
  return { ...said, ...late, tipo_nome, palavras_chave: row.palavras_chave.split('\n').filter(Boolean), autores };
}

function listAutores(db: Queries, projetoId: number): Promise<Autor[]> {
  return db
    .selectFrom('projetos_autores')
    .select(['ordem', 'nome', 'tipo', 'partido', 'uf', 'proponente', 'url'])
    .where('projeto_id', '=', projetoId)
    .orderBy('proponente', 'desc')
    .orderBy('ordem')
    .orderBy('id')
    .execute();
}

export async function isProjeto({ read }: Database, id: number): Promise<boolean> {
  return (await read.selectFrom('projetos').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** A step without a situation has that of the last earlier step with one. */
export async function listTramitacoes(
  { read }: Database,
  projetoId: number,
  { order, page, perPage }: Page & { order: 'asc' | 'desc' },
): Promise<{ tramitacoes: Tramitacao[]; total: number }> {
  const ofBill = read.selectFrom('projetos_tramitacoes as step').where('step.projeto_id', '=', projetoId);
  const heldThen = sql<string>`coalesce(nullif(step.situacao, ''), (
    select earlier.situacao from projetos_tramitacoes earlier
    where earlier.projeto_id = step.projeto_id and earlier.situacao <> ''
      and (earlier.data, earlier.sequencia, earlier.descricao) < (step.data, step.sequencia, step.descricao)
    order by earlier.data desc, earlier.sequencia desc, earlier.descricao desc limit 1), '')`;
  const [tramitacoes, { total }] = await Promise.all([
    ofBill
      .select(['step.id', 'step.sequencia', 'step.data', 'step.orgao', 'step.regime', 'step.descricao', 'step.despacho', 'step.url'])
      .select(heldThen.as('situacao'))
      .orderBy('step.data', order)
      .orderBy('step.sequencia', order)
      .orderBy('step.descricao', order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    ofBill.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { tramitacoes, total };
}

/** Changes of a bill by imports, newest first, those of one import in the order of writing. */
export async function listChanges(
  { read }: Database,
  projetoId: number,
  { page, perPage }: Page,
): Promise<{ alteracoes: ProjetoAlteracao[]; total: number }> {
  const ofBill = read.selectFrom('projetos_alteracoes').where('projeto_id', '=', projetoId);
  const [alteracoes, { total }] = await Promise.all([
    ofBill
      .select(['id', 'campo', 'antes', 'depois', 'alterada_em'])
      .orderBy('alterada_em', 'desc')
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    ofBill.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { alteracoes, total };
}

export async function findRecord({ read }: Database, id: number): Promise<{ registro: string } | undefined> {
  const registro = await findRegistro(read, id);
  return registro === undefined ? undefined : { registro };
}
