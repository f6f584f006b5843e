import { api } from '#kit/web/request/api.ts';
import { boletins } from '../contract.ts';

export const calls = api('boletins', boletins);
