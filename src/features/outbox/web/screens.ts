// The screens of the outbox, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { outboxSearch } from './outboxSearch.ts';

export const outboxScreens = {
  outbox: screen<typeof outboxSearch>(['outbox'], () => import('./OutboxScreen.tsx').then(({ OutboxScreen }) => OutboxScreen)),
};
