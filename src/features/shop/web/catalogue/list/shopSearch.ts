// The shop's address: what is asked of the server, and how it is shown. Apart from the screen, for the router to know its type.
import { Default, OneOf, Shape } from '#kit/schema.ts';
import { productsQuery } from '../../../listQuery.ts';

export const shopSearch = Shape({ ...productsQuery.properties, view: Default(OneOf(['grid', 'list']), 'grid') });
