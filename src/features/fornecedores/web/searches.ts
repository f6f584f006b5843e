// Search parameters of the screens. In a file of its own so that the router can type them.
import { Type } from '#kit/schema.ts';
import { fornecedores } from '../contract.ts';

export const listSearch = Type.Object(fornecedores.list.query.properties);
export const itemSearch = Type.Object(fornecedores.listItens.query.properties);
export const noticeSearch = Type.Object(fornecedores.listOrgaoNotices.query.properties);
