import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Request } from '#kit/contract.ts';
import type { Database, Tables } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { datatables, Employee } from '../contract.ts';
import type { EmployeesTable } from './tables.ts';

const columns = ['id', 'avatar', 'full_name', 'post', 'email', 'city', 'start_date', 'salary', 'age', 'experience', 'status'] as const;

export async function listAllEmployees({ read }: Database): Promise<Employee[]> {
  const rows = await read.selectFrom('demo_employees').select(columns).orderBy('id').execute();
  return rows.map(toEmployee);
}

type Query = Request<typeof datatables.list, never>['query'];

/** A page of the employees that match `q` in a search field and the filters, and their total. */
export async function listEmployees({ read }: Database, query: Query): Promise<{ employees: Employee[]; total: number }> {
  const { page, perPage, sort, order } = query;
  const matching = read.selectFrom('demo_employees').where((is) => matches(is, query));
  const sorted = sort ? matching.orderBy(sortKeys[sort], order) : matching;
  const [rows, { total }] = await Promise.all([
    sorted
      .select(columns)
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { employees: rows.map(toEmployee), total };
}

/** `$3200.00` as a number. */
const salary = sql<number>`cast(substr(salary, 2) as numeric)`;

/** What each order compares. Text without accents, which the databases would put after z; `words` begins with the name. */
const sortKeys = {
  full_name: sql`words`,
  email: sql`email`,
  start_date: sql`substr(start_date, 7, 4) || substr(start_date, 1, 5)`,
  salary,
  status: sql`status`,
  city: [...'áa ãa âa ée êe íi óo ôo'.split(' ')].reduce((text, [from, to]) => sql`replace(${text}, ${from}, ${to})`, sql`lower(city)`),
  age: sql`cast(age as integer)`,
} satisfies Record<NonNullable<Query['sort']>, RawBuilder<unknown>>;

function matches(is: ExpressionBuilder<Tables, 'demo_employees'>, { q, city, status, salaryMin, salaryMax }: Query): Expression<SqlBool> {
  return is.and([
    isLike(is.ref('words'), `%${likePart(q)}%`),
    ...(city === undefined ? [] : [is('city', '=', city)]),
    ...(status === undefined ? [] : [is('status', '=', status)]),
    ...(salaryMin === undefined ? [] : [is(salary, '>=', salaryMin)]),
    ...(salaryMax === undefined ? [] : [is(salary, '<=', salaryMax)]),
  ]);
}

function toEmployee(row: Omit<EmployeesTable, 'words'>): Employee {
  return { responsive_id: '', ...row };
}
