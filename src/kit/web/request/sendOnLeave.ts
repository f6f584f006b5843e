import type { QueryClient } from '@tanstack/react-query';

/**
 * Sends queued mutations when the page is left: running ones are completed by the browser (`fetchKeepalive`), queued ones would be
 * lost. They are sent concurrently, because responses cannot be awaited any more: of two changes of the same value the server may
 * apply the older one last. They cannot be reduced to the newest, because most change one field of several, or toggle something.
 */
export function sendOnLeave(queryClient: QueryClient): void {
  let hasSent = false;
  addEventListener('pagehide', () => {
    for (const { state, options, meta } of queryClient.getMutationCache().getAll()) {
      if (state.status !== 'pending' || !state.isPaused) continue;
      hasSent = true;
      // Failures cannot be reported any more.
      options.mutationFn?.(state.variables, { client: queryClient, meta, mutationKey: options.mutationKey }).catch(() => {});
    }
  });
  // A page restored from the back/forward cache would send them again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSent) location.reload();
  });
}
