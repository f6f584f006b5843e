import type { Employee } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    demo_employees: EmployeesTable;
  }
}

export interface EmployeesTable extends Omit<Employee, 'responsive_id'> {
  /** Name, post, e-mail, age, salary and start, folded, separated by line breaks. */
  words: string;
}
