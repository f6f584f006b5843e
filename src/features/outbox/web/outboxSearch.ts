// The screen's address: the list, and the mail that is open. Apart from the screen, because the router needs it at once.
import { Id, Optional, Shape } from '#kit/schema.ts';
import { outbox } from '../contract.ts';

export const outboxSearch = Shape({ ...outbox.list.query.properties, mail: Optional(Id()) });
