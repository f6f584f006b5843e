// The search parameters of the screen: the list, and the open mail. In its own file, since the router loads it at the start.
import { Id, Type } from '#kit/schema.ts';
import { outbox } from '../contract.ts';

export const outboxSearch = Type.Object({ ...outbox.list.query.properties, mail: Type.Optional(Id()) });
