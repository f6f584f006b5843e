import { loadTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';

/**
 * How fresh the data are, beside a screen's title; fetched once the screen is drawn.
 * @param props `thing`: what the screen shows; left out: notices and bills
 */
export const FreshnessSlot = optionalPart(async () => {
  const [{ Freshness }] = await Promise.all([import('#features/fontes/web/freshness/Freshness.tsx'), loadTexts('freshness')]);
  return Freshness;
});
