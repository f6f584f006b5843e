import type { QueryClient } from '@tanstack/react-query';
import { startingView as startingViewOf } from '#kit/web/search/startingView.ts';
import { licitacoes } from '../../contract.ts';
import { calls } from '../calls.ts';

/** The list's starting view, for the route that redirects to it. */
export const startingView = (queryClient: QueryClient) => startingViewOf(queryClient, calls, licitacoes.list.query);
