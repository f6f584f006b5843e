import { api } from '#kit/web/request/api.ts';
import { catalogue } from '../../catalogueContract.ts';

export const calls = api('shop', catalogue);
