// Search parameters of the screen. In a file of its own so that the router can type them.
import { Type } from '#kit/schema.ts';
import { precos } from '../contract.ts';

export const precosSearch = Type.Object(precos.list.query.properties);
