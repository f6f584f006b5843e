// What the address of the list of orders says. Apart from the screen, for the router to know its type.
import { listQuery } from '../listQuery.ts';

export const ordersSearch = listQuery;
