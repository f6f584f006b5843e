import { api } from '#kit/web/request/api.ts';
import { projetosDeLei } from '../contract.ts';

export const calls = api('projetosDeLei', projetosDeLei);
