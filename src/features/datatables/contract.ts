// The demonstration's table of invented employees, in the specification's words.
import { endpoint } from '#kit/contract.ts';
import { Integer, List, Paging, SearchText, Shape, type Static, Text } from '#kit/schema.ts';

/** `start_date` is `MM/DD/YYYY`, `salary` `$12345.67`; `status` is 1 current, 2 professional, 3 rejected, 4 resigned or 5 applied. */
export const Employee = Shape({
  /** Always empty: where the original's table puts its button on narrow screens. */
  responsive_id: Text(),
  id: Integer(),
  avatar: Text(),
  full_name: Text(),
  post: Text(),
  email: Text(),
  city: Text(),
  start_date: Text(),
  salary: Text(),
  age: Text(),
  experience: Text(),
  status: Integer(),
});
export type Employee = Static<typeof Employee>;

export const datatables = {
  readAll: endpoint('GET /api/datatables/initial-data', {
    access: 'signedIn',
    summary: 'The hundred sample employees of the demo; none without a demo',
    reply: List(Employee),
  }),
  list: endpoint('GET /api/datatables/data', {
    access: 'signedIn',
    summary: 'The same, paginated; q searches name, job title, e-mail, age, salary and start date',
    query: Shape({ q: SearchText(), ...Paging }),
    reply: Shape({ allData: List(Employee), invoices: List(Employee), total: Integer() }),
  }),
};
