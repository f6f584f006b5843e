import { api } from '#kit/web/request/api.ts';
import { dashboards } from '../contract.ts';

export const calls = api('dashboards', dashboards);
