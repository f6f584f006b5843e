import { lazy, Suspense } from 'react';
import { loadTexts } from '#kit/web/locale/i18n.ts';

const Freshness = lazy(async () => {
  const [{ Freshness }] = await Promise.all([import('#features/fontes/web/freshness/Freshness.tsx'), loadTexts('freshness')]);
  return { default: Freshness };
});

/** How fresh the data are, beside a screen's title; fetched after the screen. */
export function FreshnessSlot() {
  return (
    <Suspense>
      <Freshness />
    </Suspense>
  );
}
