// Search parameters of the list: the call's, and the open item. In a file of its own so that the router can type them.
import { Id, Type } from '#kit/schema.ts';
import { pca } from '../contract.ts';

export const pcaSearch = Type.Object({ ...pca.list.query.properties, item: Type.Optional(Id()) });
