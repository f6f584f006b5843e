// The screen's address: the list, and the entry that is open. Apart from the screen, for the router to know its type.
import { Id, Optional, Shape } from '#kit/schema.ts';
import { dns } from '../contract.ts';

export const dnsSearch = Shape({ ...dns.listEntries.query.properties, entry: Optional(Id()) });
