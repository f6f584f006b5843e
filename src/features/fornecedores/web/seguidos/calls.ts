import { api } from '#kit/web/request/api.ts';
import { seguidos } from '../../seguidos.ts';

/** Live changes of what one follows, and the first part of the query keys. */
export const seguidosCalls = api('seguidos', seguidos);
