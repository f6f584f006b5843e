// The screen's address: the list, and the event that is open. Apart from the screen, for the router to know its type.
import { Id, Optional, Shape } from '#kit/schema.ts';
import { audit } from '../contract.ts';

export const auditSearch = Shape({ ...audit.list.query.properties, event: Optional(Id()) });
