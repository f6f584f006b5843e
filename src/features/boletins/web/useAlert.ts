import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import type { Alert, boletins } from '../contract.ts';
import { calls } from './calls.ts';

type Shown = Reply<typeof boletins.settings>;
type Change = Partial<Pick<Alert, 'bell' | 'mail'>>;

/** Changes an alert; it shows at once, and reverts on failure. */
export function useAlert(alert: Alert): (change: Change) => void {
  const queryClient = useQueryClient();
  const queryKey = calls.settings.key();
  const show = (shown: Alert) =>
    queryClient.setQueryData<Shown>(
      queryKey,
      (old) => old && { ...old, alerts: [...old.alerts.filter(({ search }) => search !== shown.search), shown] },
    );
  const { mutate } = useMutation({
    mutationFn: (change: Change) => calls.alert.send({ params: { id: alert.search }, body: change }),
    // In sequence, so that the last change wins.
    scope: { id: `boletins-${alert.search}` },
    onError: () => show(alert),
    // The next bulletin may be another.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (change) => {
    // What is being fetched is older than this choice.
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    show({ ...alert, ...change });
    mutate(change);
  };
}
