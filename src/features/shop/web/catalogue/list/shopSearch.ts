// Search parameters of the shop: the query and the view. In a file of their own because the router needs their type.
import { Default, Type } from '#kit/schema.ts';
import { productsQuery } from '../../../listQuery.ts';

export const shopSearch = Type.Object({ ...productsQuery.properties, view: Default(Type.Enum(['grid', 'list']), 'grid') });
