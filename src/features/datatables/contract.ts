// The demonstration's table of invented employees, with the specification's names.
import { endpoint } from '#kit/contract.ts';
import { Default, Paging, SearchText, type Static, Type } from '#kit/schema.ts';

/** `start_date` is `MM/DD/YYYY`, `salary` `$12345.67`; `status` is 1 current, 2 professional, 3 rejected, 4 resigned or 5 applied. */
export const Employee = Type.Object({
  /** Always empty: the original's table puts a button there on narrow screens. */
  responsive_id: Type.String(),
  id: Type.Integer(),
  avatar: Type.String(),
  full_name: Type.String(),
  post: Type.String(),
  email: Type.String(),
  city: Type.String(),
  start_date: Type.String(),
  salary: Type.String(),
  age: Type.String(),
  experience: Type.String(),
  status: Type.Integer(),
});
export type Employee = Static<typeof Employee>;

const Amount = () => Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 }));

/** `q`, `page` and `perPage` are the specification's, the others ours. */
export const employeeQuery = Type.Object({
  q: SearchText(),
  ...Paging,
  city: Type.Optional(Type.String({ maxLength: 60 })),
  status: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  salaryMin: Amount(),
  salaryMax: Amount(),
  /** Without it, by id. */
  sort: Type.Optional(Type.Enum(['full_name', 'email', 'start_date', 'salary', 'status', 'city', 'age'])),
  order: Default(Type.Enum(['asc', 'desc']), 'asc'),
});

export const datatables = {
  readAll: endpoint('GET /api/datatables/initial-data', {
    access: 'signedIn',
    summary: 'The hundred sample employees of the demo; none without a demo',
    reply: Type.Array(Employee),
  }),
  list: endpoint('GET /api/datatables/data', {
    access: 'signedIn',
    summary: 'The same, paginated; q searches name, job title, e-mail, age, salary and start date',
    query: employeeQuery,
    reply: Type.Object({ allData: Type.Array(Employee), invoices: Type.Array(Employee), total: Type.Integer() }),
  }),
};
