import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../toast/toast.ts';

/** Changes of a feature's content whose error is shown as a toast, and after which the content is fetched again in either case. */
export function useAttempt(feature: string) {
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: [feature] });
  /** @returns whether the change succeeded */
  const attempt = async (work: Promise<unknown>): Promise<boolean> => {
    const error = await work.then(
      () => undefined,
      (failure: unknown) => failure ?? true,
    );
    if (error !== undefined) toast.failure(error);
    await refetch();
    return error === undefined;
  };
  return { attempt, refetch };
}
