import { twoStepOf } from '#features/auth/contract.ts';
import { api } from '#kit/web/api.ts';
import { users } from '../contract.ts';

export const calls = api('users', users);
export const twoStepCalls = api('twoStepOf', twoStepOf);
