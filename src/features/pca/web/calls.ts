import { api } from '#kit/web/request/api.ts';
import { pca } from '../contract.ts';

export const calls = api('pca', pca);
