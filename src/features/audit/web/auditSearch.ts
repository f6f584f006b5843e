// The screen's address: the list, and the event that is open. Apart from the screen, for the router to know its type.
import { Id, Type } from '#kit/schema.ts';
import { audit } from '../contract.ts';

export const auditSearch = Type.Object({ ...audit.list.query.properties, event: Type.Optional(Id()) });
