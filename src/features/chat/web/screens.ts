// The screens of chat, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { chatSearch } from './chatSearch.ts';

export const chatScreens = {
  chat: screen<typeof chatSearch>(['chat'], () => import('./ChatScreen.tsx').then(({ ChatScreen }) => ChatScreen)),
};
