import { lazy, Suspense } from 'react';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { tour } from './tour.ts';

const GuidedTour = lazy(async () => {
  const [{ GuidedTour }] = await Promise.all([import('./GuidedTour.tsx'), loadTexts('tour')]);
  return { default: GuidedTour };
});

/** The tour, once it is opened. */
export function LazyTour() {
  return (
    tour.useIsOpen() && (
      <Suspense>
        <GuidedTour />
      </Suspense>
    )
  );
}
