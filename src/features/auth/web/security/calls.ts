import { api } from '#kit/web/request/api.ts';
import { sessions, twoStep, twoStepPolicy } from '../../contract.ts';

export const sessionCalls = api('sessions', sessions);
export const twoStepCalls = api('twoStep', twoStep);
export const twoStepPolicyCalls = api('twoStepPolicy', twoStepPolicy);
