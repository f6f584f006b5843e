import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { fetchWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';

const fetchFreshness = async () => {
  const [{ Freshness }] = await Promise.all([import('#features/fontes/web/freshness/Freshness.tsx'), loadTexts('freshness')]);
  return Freshness;
};

/** How fresh the data are, beside a screen's title; fetched once the screen is drawn. */
export function FreshnessSlot() {
  const [Freshness, setFreshness] = useState<ComponentType>();
  useEffect(() => fetchWhenIdle(fetchFreshness, (part) => setFreshness(() => part)), []);
  return Freshness ? <Freshness /> : null;
}
