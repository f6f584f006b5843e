// Search parameters of the screen: the list's, and the open document. In a file of its own so that the router can type them.
import { Id, Type } from '#kit/schema.ts';
import { certidoes } from '../contract.ts';

export const certidoesSearch = Type.Object({ ...certidoes.list.query.properties, certidao: Type.Optional(Id()) });
