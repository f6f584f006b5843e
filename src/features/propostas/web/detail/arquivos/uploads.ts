// Files being uploaded, by offer.
import { needs } from '#features/auth/contract.ts';
import { type Uploads, uploadsTo } from '#kit/web/sending/uploads.ts';
import { calls } from '../../calls.ts';

const byOffer = new Map<number, Uploads>();

export function uploadsOf(id: number): Uploads {
  const known = byOffer.get(id);
  if (known) return known;
  const uploads = uploadsTo({
    need: needs.standard,
    send: (file, options) => {
      const fileName = (file.name || 'documento').slice(-255);
      return calls.sendFile.send({ params: { id }, query: { fileName }, body: file }, options);
    },
    received: (_, queryClient) => queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  byOffer.set(id, uploads);
  return uploads;
}
