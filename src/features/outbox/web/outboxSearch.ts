// The screen's address: the list, and the mail that is open. Apart from the screen, for the router to know its type.
import { Id, Type } from '#kit/schema.ts';
import { outbox } from '../contract.ts';

export const outboxSearch = Type.Object({ ...outbox.list.query.properties, mail: Type.Optional(Id()) });
