// The search parameters: the state of the sample tables. In a file of their own because the router needs their type.
import { employeeQuery } from '#features/datatables/contract.ts';

export const gallerySearch = employeeQuery;
