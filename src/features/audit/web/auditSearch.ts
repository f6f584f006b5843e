// The search parameters of the screen: the list, and the open event. In its own file, since the router loads it at the start.
import { Id, Type } from '#kit/schema.ts';
import { audit } from '../contract.ts';

export const auditSearch = Type.Object({ ...audit.list.query.properties, event: Type.Optional(Id()) });
