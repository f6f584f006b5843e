// The screens of frequent questions, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { faqSearch } from './faqSearch.ts';

export const faqScreens = {
  faq: screen<typeof faqSearch>(['faq'], () => import('./FaqScreen.tsx').then(({ FaqScreen }) => FaqScreen)),
};
