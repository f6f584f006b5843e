import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { imageLimit } from '#kit/images.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { profile } from '../../contract.ts';
import type { Photo } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useOptimisticUpdate } from '../useOptimisticUpdate.ts';

type Pages = InfiniteData<Reply<typeof profile.listPhotos>, number | undefined>;

const photosKey = calls.listPhotos.key();

/** The user's loaded photos, the newest first. */
export function usePhotos() {
  return useInfiniteQuery({
    queryKey: photosKey,
    queryFn: ({ pageParam: before, signal }) => calls.listPhotos.send({ query: { before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ photos, hasMore }) => (hasMore ? photos.at(-1)?.id : undefined),
  });
}

/** Uploads and removes photos. */
export function usePhotoActions() {
  const t = useTexts('profile');
  const queryClient = useQueryClient();
  const optimistic = useOptimisticUpdate();
  const refetchOnSuccess = { onSuccess: () => queryClient.invalidateQueries({ queryKey: ['profile'] }) };
  const { mutateAsync: add, isPending: isSending } = useMutation({ ...calls.addPhoto.mutation(), ...refetchOnSuccess });
  const { mutateAsync: remove } = useMutation({
    ...calls.removePhoto.mutation(),
    ...optimistic<Pages, Parameters<typeof calls.removePhoto.send>[0]>(photosKey, (data, { params: { id } }) => ({
      ...data,
      pages: data.pages.map((page) => ({ ...page, photos: page.photos.filter((photo) => photo.id !== id) })),
    })),
  });
  const { mutate: restore } = useMutation({ ...calls.restorePhoto.mutation(), ...refetchOnSuccess });
  return {
    isSending,
    /** @returns the uploaded ones */
    send: async (files: readonly File[]): Promise<Photo[]> => {
      const sent: Photo[] = [];
      for (const file of files) {
        if (file.size > imageLimit) toast.danger(t('photos.tooLarge', { name: file.name, limit: imageLimit / 1_048_576 }));
        else
          await add({ body: file }).then(
            (photo) => sent.push(photo),
            // A toast shows the error, as for every failed change.
            () => {},
          );
      }
      return sent;
    },
    remove: async ({ id }: Photo) => {
      const parts = { params: { id } };
      await remove(parts).then(
        () => toast.undo(t('photos.removed'), () => restore(parts)),
        () => {},
      );
    },
  };
}

export function allPhotos({ pages }: { pages: readonly Pick<Reply<typeof profile.listPhotos>, 'photos'>[] }): Photo[] {
  return pages.flatMap(({ photos }) => photos);
}
