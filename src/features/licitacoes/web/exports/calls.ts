import { api } from '#kit/web/request/api.ts';
import { exportsTopic, licitacoesExports } from '../../exports.ts';

export const exportCalls = api(exportsTopic, licitacoesExports);
