import { api } from '#kit/web/api.ts';
import { dashboards } from '../contract.ts';

export const calls = api('dashboards', dashboards);
