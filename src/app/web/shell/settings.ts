import { settings } from '#features/settings/contract.ts';
import { api } from '#kit/web/request/api.ts';

export const settingsCalls = api('settings', settings);
