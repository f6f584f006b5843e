// Files being uploaded.
import { needs } from '#features/auth/contract.ts';
import { uploadsTo } from '#kit/web/sending/uploads.ts';
import { calls } from '../calls.ts';

export const uploads = uploadsTo({
  need: needs.administers,
  send: (file, options) => calls.send.send({ query: { arquivo: file.name }, body: file }, options),
  async received(received, queryClient) {
    queryClient.setQueryData(calls.showUpload.key({ params: { id: received.id } }), received);
    await queryClient.invalidateQueries({ queryKey: calls.listUploads.key() });
  },
});
