// Search parameters of the screen: the list's, and the open entry. In a file of its own so that the router can type them.
import { Id, Type } from '#kit/schema.ts';
import { dns } from '../contract.ts';

export const dnsSearch = Type.Object({ ...dns.listEntries.query.properties, entry: Type.Optional(Id()) });
