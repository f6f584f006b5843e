import { api } from '#kit/web/api.ts';
import { projetosDeLei } from '../contract.ts';

export const calls = api('projetosDeLei', projetosDeLei);
