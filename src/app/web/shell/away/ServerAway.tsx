// Shows the maintenance page over the screen while the server answers that it cannot serve.
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { serverUnavailable } from '#kit/web/request/serverState.ts';
import { fetchToasts } from '#kit/web/toast/toast.ts';

const loadMaintenance = async () => {
  const [{ MaintenanceOverlay }] = await Promise.all([import('../../pages/Maintenance.tsx'), loadTexts('pages')]);
  return { default: MaintenanceOverlay };
};
const MaintenanceOverlay = lazy(loadMaintenance);

/** A server that fails again within this time was not back; the intervals go on growing. */
const soon = 30_000;

export function ServerAway({ onBack }: { onBack: () => void }) {
  const queryClient = useQueryClient();
  const isAway = serverUnavailable.use();
  const lastTime = useRef({ asked: 0, endedAt: Number.NEGATIVE_INFINITY });
  useEffect(fetchWhenIdle, []);
  const goOn = useCallback(
    (asked: number) => {
      lastTime.current = { asked: asked + 1, endedAt: performance.now() };
      serverUnavailable.set(false);
      void queryClient.invalidateQueries();
      onBack();
    },
    [queryClient, onBack],
  );
  if (!isAway) return null;
  const { asked, endedAt } = lastTime.current;
  return (
    <Suspense>
      <MaintenanceOverlay asked={performance.now() - endedAt < soon ? asked : 0} onReady={goOn} />
    </Suspense>
  );
}

/** The page must be loaded before the server fails: afterwards it could not be. */
function fetchWhenIdle(): () => void {
  const timer = setTimeout(() => void Promise.allSettled([loadMaintenance(), fetchToasts()]), 5000);
  return () => clearTimeout(timer);
}
