import { api } from '#kit/web/request/api.ts';
import { knowledgeBase } from '../contract.ts';

export const calls = api('knowledgeBase', knowledgeBase);
