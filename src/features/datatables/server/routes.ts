import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { datatables } from '../contract.ts';
import { listAllEmployees, listEmployees } from './queries.ts';

export function datatablesRoutes(database: Database): Routes {
  return serve(datatables, {
    readAll: () => listAllEmployees(database),
    list: async ({ query }) => {
      const [allData, { employees, total }] = await Promise.all([listAllEmployees(database), listEmployees(database, query)]);
      return { allData, invoices: employees, total };
    },
  });
}
