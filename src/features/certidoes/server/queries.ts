// Reads documents by filter and order, each with one of its issues: the latest, or the one that is valid on a day.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { notFound } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import type { FileAddresses } from '#kit/server/images/addresses.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { certidoes } from '../contract.ts';
import { avisos, type Certidao, type CertidaoInteira, type Estado, estadoEm, grupos, type Versao } from '../entities.ts';
import { toArquivo } from './files.ts';
import type {} from './tables.ts';

type Asked = Static<typeof certidoes.list.query>;
type Order = { sort: NonNullable<Asked['sort']>; order: NonNullable<Asked['order']> };
export type Filter = Omit<Asked, keyof Order | 'page' | 'perPage'>;
type Page = { page: number; perPage: number };
type Shown = Pick<FileAddresses, 'fileOf'>;

/** Sorts what does not expire last. */
const FOREVER = '9999-12-31';
const expiry = sql<string>`coalesce(versao.vence_em, ${sql.lit(FOREVER)})`;

export async function listCertidoes(
  db: Queries,
  filter: Filter,
  { sort, order }: Order,
  { page, perPage }: Page,
  addresses: Shown,
): Promise<{ certidoes: Certidao[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    selected(matching(db, filter))
      .orderBy(keys[sort], order)
      .$if(sort === 'grupo', (query) => query.orderBy('certidoes.chave'))
      .orderBy('certidoes.id', order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { certidoes: rows.map((row) => toCertidao(row, filter.on, addresses)), total };
}

/** Number of documents per state in one pass, ignoring the filter's own state. */
export async function countByEstado(db: Queries, { estado: _, ...filter }: Filter): Promise<Record<Estado | 'total', number>> {
  const within = (estado: Estado) =>
    sql<number>`count(case when ${sql.join(boundsOf(estado, filter.on), sql` and `)} then 1 end)`.as(estado);
  return matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select([within('vencida'), within('em5'), within('em15'), within('em30'), within('valida')])
    .executeTakeFirstOrThrow();
}

/** @throws {Problem} `not-found` */
export async function findCertidao(db: Queries, id: number, addresses: Shown): Promise<Certidao> {
  const row = await selected(matching(db, {})).where('certidoes.id', '=', id).executeTakeFirst();
  return row ? toCertidao(row, undefined, addresses) : notFound();
}

/** @throws {Problem} `not-found` */
export async function findWhole(db: Queries, id: number, addresses: Shown): Promise<CertidaoInteira> {
  return { ...(await findCertidao(db, id, addresses)), versoes: await listVersoes(db, id, addresses) };
}

/** Those of these that are there, and, on a day, valid then; in no order. */
export function findChosen(db: Queries, ids: readonly number[], on: string | undefined) {
  return selected(matching(db, { on })).where('certidoes.id', 'in', ids).execute();
}

/** `isValid`: on the day; without a day, false. */
export type OnDay = Row & { isValid: boolean };

/** Those of these that are there, in the order of `ids`. */
export async function findOnDay(db: Queries, ids: readonly number[], on: string | undefined): Promise<OnDay[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return [];
  const valid = on === undefined ? [] : await findChosen(db, distinct, on);
  const found = new Map<number, OnDay>(valid.map((row) => [row.id, { ...row, isValid: true }]));
  const others = distinct.filter((id) => !found.has(id));
  const latest = others.length === 0 ? [] : await findChosen(db, others, undefined);
  for (const row of latest) found.set(row.id, { ...row, isValid: false });
  return distinct.flatMap((id) => found.get(id) ?? []);
}

async function listVersoes(db: Queries, id: number, addresses: Shown): Promise<Versao[]> {
  const name = sql<string>`coalesce((select coalesce(nullif(full_name, ''), email) from users where users.id = versao.created_by), '')`;
  const rows = await db
    .selectFrom('certidao_versoes as versao')
    .leftJoin('certidao_arquivos as arquivo', 'arquivo.id', 'versao.arquivo_id')
    .select(['versao.id', 'atual', 'numero', 'emissor', 'emitida_em', 'vence_em', 'versao.created_at', name.as('by')])
    .select(fileColumns)
    .where('certidao_id', '=', id)
    .orderBy('versao.id', 'desc')
    .execute();
  return rows.map(({ arquivo, file_name, media_type, size, ...row }) => ({
    ...row,
    arquivo: fileOf({ arquivo, file_name, media_type, size }, addresses),
  }));
}

const fileColumns = ['arquivo.id as arquivo', 'file_name', 'media_type', 'size'] as const;

type FileColumns = { arquivo: string | null; file_name: string | null; media_type: string | null; size: number | null };

function fileOf({ arquivo, file_name, media_type, size }: FileColumns, addresses: Shown) {
  if (arquivo === null) return null;
  return toArquivo({ id: arquivo, file_name: file_name ?? '', media_type: media_type ?? '', size: size ?? 0 }, addresses);
}

/** The groups in the order of the law. */
const groupPlace = sql<number>`case certidoes.grupo ${sql.join(
  grupos.map((grupo, place) => sql`when ${sql.lit(grupo)} then ${sql.lit(place)}`),
  sql` `,
)} end`;

const keys: Record<Order['sort'], RawBuilder<unknown>> = {
  grupo: groupPlace,
  nome: sql`certidoes.chave`,
  vencimento: expiry,
  emissao: sql`coalesce(versao.emitida_em, '')`,
};

/** Documents that are not deleted, joined with one issue each. */
function matching(db: Queries, { q, grupo, estado, tipo, on }: Filter): Joined {
  const part = likePart(q ?? '');
  let rows: Joined = db
    .selectFrom('certidoes')
    .innerJoin('certidao_versoes as versao', 'versao.certidao_id', 'certidoes.id')
    .where('certidoes.removed_at', 'is', null)
    .where((is) =>
      on === undefined
        ? is('versao.atual', '=', true)
        : is(
            'versao.id',
            '=',
            is
              .selectFrom('certidao_versoes as issue')
              .select(({ fn }) => fn.max('issue.id').as('id'))
              .whereRef('issue.certidao_id', '=', 'certidoes.id')
              .where(sql<boolean>`coalesce(issue.emitida_em, '') <= ${on}`)
              .where(sql<boolean>`coalesce(issue.vence_em, ${sql.lit(FOREVER)}) >= ${on}`),
          ),
    );
  if (part) rows = rows.where(({ ref }) => isLike(ref('certidoes.busca'), `%${part}%`));
  if (grupo) rows = rows.where('certidoes.grupo', '=', grupo);
  if (tipo) rows = rows.where('certidoes.tipo', '=', tipo);
  for (const bound of estado ? boundsOf(estado, on) : []) rows = rows.where(bound);
  return rows;
}

type Joined = SelectQueryBuilder<Tables & { versao: Tables['certidao_versoes'] }, 'certidoes' | 'versao', object>;

function selected(rows: Joined) {
  return rows
    .leftJoin('certidao_arquivos as arquivo', 'arquivo.id', 'versao.arquivo_id')
    .select(['certidoes.id', 'tipo', 'titulo', 'grupo', 'nota', 'version', 'versao.id as versao'])
    .select(['numero', 'emissor', 'emitida_em', 'vence_em'])
    .select(fileColumns);
}

export type Row = Awaited<ReturnType<typeof findChosen>>[number];

function toCertidao({ arquivo, file_name, media_type, size, ...row }: Row, on: string | undefined, addresses: Shown): Certidao {
  return {
    ...row,
    arquivo: fileOf({ arquivo, file_name, media_type, size }, addresses),
    estado: estadoEm(on ?? today(), row.vence_em),
  };
}

function boundsOf(estado: Estado, on: string | undefined): RawBuilder<boolean>[] {
  const day = on ?? today();
  const after = (days: number) => dayInBrasilia(startOfDayInBrasilia(day, days));
  const [far, middle, near] = avisos;
  switch (estado) {
    case 'vencida':
      return [sql`${expiry} < ${day}`];
    case 'em5':
      return [sql`${expiry} >= ${day}`, sql`${expiry} <= ${after(near)}`];
    case 'em15':
      return [sql`${expiry} > ${after(near)}`, sql`${expiry} <= ${after(middle)}`];
    case 'em30':
      return [sql`${expiry} > ${after(middle)}`, sql`${expiry} <= ${after(far)}`];
    case 'valida':
      return [sql`${expiry} > ${after(far)}`];
  }
}

function today(): string {
  return dayInBrasilia(new Date());
}
