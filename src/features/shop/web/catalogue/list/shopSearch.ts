// The shop's address: what is asked of the server, and how it is shown. Apart from the screen, for the router to know its type.
import { Default, Type } from '#kit/schema.ts';
import { productsQuery } from '../../../listQuery.ts';

export const shopSearch = Type.Object({ ...productsQuery.properties, view: Default(Type.Enum(['grid', 'list']), 'grid') });
