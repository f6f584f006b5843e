import { api } from '#kit/web/request/api.ts';
import { followTags } from '../../tags.ts';

export const tagCalls = api('follow', followTags);
