// Watches for a server that answers that it cannot serve, and lays the maintenance page over the screen until it can.
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { serverUnavailable } from '#kit/web/request/serverState.ts';
import { fetchToasts } from '#kit/web/toast/toast.ts';

const loadMaintenance = () => import('../pages/Maintenance.tsx');
const MaintenanceOverlay = lazy(async () => ({ default: (await loadMaintenance()).MaintenanceOverlay }));

/** A server that is away again so soon was not back; the pauses go on growing. */
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

/** What tells of a server that is away must be here before it is: afterwards it might not come. */
function fetchWhenIdle(): () => void {
  const timer = setTimeout(() => void Promise.allSettled([loadMaintenance(), fetchToasts()]), 5000);
  return () => clearTimeout(timer);
}
