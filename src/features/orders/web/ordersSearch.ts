// Search parameters of the list. In a file of their own because the router needs their type.
import { listQuery } from '../listQuery.ts';

export const ordersSearch = listQuery;
