import { api } from '#kit/web/request/api.ts';
import { fornecedores } from '../contract.ts';

export const calls = api('fornecedores', fornecedores);
