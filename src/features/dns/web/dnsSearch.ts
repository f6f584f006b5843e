// The screen's address: the list, and the entry that is open. Apart from the screen, for the router to know its type.
import { Id, Type } from '#kit/schema.ts';
import { dns } from '../contract.ts';

export const dnsSearch = Type.Object({ ...dns.listEntries.query.properties, entry: Type.Optional(Id()) });
