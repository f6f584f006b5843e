import { api } from '#kit/web/request/api.ts';
import { followSharing } from '../sharing.ts';

export const sharedCalls = api('follow', followSharing);
