import { api } from '#kit/web/request/api.ts';
import { contratos } from '../contract.ts';

export const calls = api('contratos', contratos);
