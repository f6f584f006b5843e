import { datatables } from '#features/datatables/contract.ts';
import { api } from '#kit/web/request/api.ts';

export const employeeCalls = api('datatables', datatables);
