// The screen's address: the list, and the mail that is open. Apart from the screen, for the router to know its type.
import { Id, Optional, Shape } from '#kit/schema.ts';
import { outbox } from '../contract.ts';

export const outboxSearch = Shape({ ...outbox.list.query.properties, mail: Optional(Id()) });
