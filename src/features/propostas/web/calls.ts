import { api } from '#kit/web/request/api.ts';
import { arquivos } from '../arquivos.ts';
import { checklist } from '../checklist.ts';
import { propostas } from '../contract.ts';
import { resumo } from '../resumo.ts';

export const calls = api('propostas', { ...propostas, ...checklist, ...arquivos, ...resumo });
