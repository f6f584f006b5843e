import type { QueryClient } from '@tanstack/react-query';

/**
 * Sends the changes that wait for another of their scope when the page is left: those under way are sent to the end by the browser
 * (`fetchKeepalive`), those that had not begun would be lost. They are sent at once, as nothing can wait for an answer any more: of two
 * changes of the same value the server may apply the older one last. They cannot be reduced to the newest here, because most carry
 * one field of several, or turn something over.
 */
export function sendOnLeave(queryClient: QueryClient): void {
  let hasSent = false;
  addEventListener('pagehide', () => {
    for (const { state, options, meta } of queryClient.getMutationCache().getAll()) {
      if (state.status !== 'pending' || !state.isPaused) continue;
      hasSent = true;
      // Nobody is left to be told of a failure.
      options.mutationFn?.(state.variables, { client: queryClient, meta, mutationKey: options.mutationKey }).catch(() => {});
    }
  });
  // A page that comes back from the browser's memory would send them once more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSent) location.reload();
  });
}
