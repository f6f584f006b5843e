// The screens of plans, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { pricingSearch } from './pricingSearch.ts';

export const pricingScreens = {
  pricing: screen<typeof pricingSearch>(['pricing'], () => import('./PricingScreen.tsx').then(({ PricingScreen }) => PricingScreen)),
};
