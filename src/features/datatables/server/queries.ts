import type { Database } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { Employee } from '../contract.ts';
import type { EmployeesTable } from './tables.ts';

const columns = ['id', 'avatar', 'full_name', 'post', 'email', 'city', 'start_date', 'salary', 'age', 'experience', 'status'] as const;

export async function listAllEmployees({ read }: Database): Promise<Employee[]> {
  const rows = await read.selectFrom('demo_employees').select(columns).orderBy('id').execute();
  return rows.map(toEmployee);
}

type ListQuery = { q: string; page: number; perPage: number };

/** A page of the employees that match `q` in a search field, and their total. */
export async function listEmployees(
  { read }: Database,
  { q, page, perPage }: ListQuery,
): Promise<{ employees: Employee[]; total: number }> {
  const matching = read.selectFrom('demo_employees').where((is) => isLike(is.ref('words'), `%${likePart(q)}%`));
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { employees: rows.map(toEmployee), total };
}

function toEmployee(row: Omit<EmployeesTable, 'words'>): Employee {
  return { responsive_id: '', ...row };
}
