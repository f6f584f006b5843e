import { twoStepOf } from '#features/auth/contract.ts';
import { settings } from '#features/settings/contract.ts';
import { api } from '#kit/web/request/api.ts';
import { users } from '../contract.ts';

export const calls = api('users', users);
export const settingsCalls = api('settings', settings);
export const twoStepCalls = api('twoStepOf', twoStepOf);
