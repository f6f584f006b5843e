import { api } from '#kit/web/request/api.ts';
import { savedSearches, searchesTopic } from '../../savedSearches.ts';

export const searchCalls = api(searchesTopic, savedSearches);
