import { useQueryClient } from '@tanstack/react-query';
import type { Input } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { SavedSearch, savedSearches } from '../../savedSearches.ts';
import { searchCalls } from './calls.ts';

type Change = Input<typeof savedSearches.update>['body'];

/** Changes and deletes saved searches; failures become toasts. */
export function useSearchActions() {
  const t = useTexts('savedSearches');
  const queryClient = useQueryClient();
  /** @returns whether it worked; another tab may have been faster, so the list is fetched again either way */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toast.failure(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: searchCalls.list.key() });
    }
  };
  return {
    /** `done`: what the toast says. */
    update: async (id: number, body: Change, done: string) => {
      if (await attempt(() => searchCalls.update.send({ params: { id }, body }))) toast.success(done);
    },
    remove: async ({ id, name }: SavedSearch) => {
      const params = { id };
      if (!(await attempt(() => searchCalls.remove.send({ params })))) return false;
      toast.undo(t('removed', { name }), () => void attempt(() => searchCalls.restore.send({ params })));
      return true;
    },
    look: async (id: number) => {
      await searchCalls.look.send({ params: { id } });
      queryClient.setQueryData<{ searches: SavedSearch[] }>(
        searchCalls.list.key(),
        (old) =>
          old && {
            searches: old.searches.map((search) =>
              search.id === id ? { ...search, newCount: 0, hasMore: false, lookedAt: new Date().toISOString() } : search,
            ),
          },
      );
    },
  };
}
