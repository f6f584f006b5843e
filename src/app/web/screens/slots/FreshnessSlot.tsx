import type { Freshness as State } from '#features/fontes/contract.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { useWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';

const fetchFreshness = async () => {
  const [{ Freshness }] = await Promise.all([import('#features/fontes/web/freshness/Freshness.tsx'), loadTexts('freshness')]);
  return Freshness;
};

/**
 * How fresh the data are, beside a screen's title; fetched once the screen is drawn.
 * @param props `thing`: what the screen shows; left out: notices and bills
 */
export function FreshnessSlot({ thing }: { thing?: State['traz'] }) {
  const Freshness = useWhenIdle(fetchFreshness);
  return Freshness && <Freshness thing={thing} />;
}
