import { api } from '#kit/web/request/api.ts';
import { emailWriting } from '../../contract.ts';

export const calls = api('email', emailWriting);
