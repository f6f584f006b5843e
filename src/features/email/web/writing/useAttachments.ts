import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { type Upload, type Uploads, uploadsTo } from '#kit/web/sending/uploads.ts';
import { limits } from '../../entities.ts';
import { calls } from './calls.ts';
import type { DraftAutosave, DraftState } from './draft/draftAutosave.ts';

/** Why files were rejected before the upload: too large in total, or too many. */
export type RejectedFiles = { names: string[]; why: 'tooLarge' | 'tooMany' };

export type AttachmentUploads = {
  uploads: Uploads;
  running: readonly Upload[];
  rejected: RejectedFiles | undefined;
  attach: (files: readonly File[]) => void;
  dismissRejected: () => void;
  /** Cancels all running uploads. */
  cancel: () => void;
};

/** Uploads files as attachments of the draft, which is created for the first one if needed. */
export function useAttachments(autosave: DraftAutosave, { attachments }: DraftState): AttachmentUploads {
  const queryClient = useQueryClient();
  const uploads = useMemo(() => uploadsOf(autosave), [autosave]);
  const running = uploads.use();
  const [rejected, setRejected] = useState<RejectedFiles>();
  const attach = (files: readonly File[]) => {
    let room = limits.attachmentBytes - attachments.reduce((sum, { bytes }) => sum + bytes, 0);
    room -= running.reduce((sum, { file }) => sum + file.size, 0);
    let places = limits.attachments - attachments.length - running.length;
    const taken: File[] = [];
    const refused: RejectedFiles = { names: [], why: 'tooLarge' };
    for (const file of files) {
      if (places > 0 && file.size <= room) {
        taken.push(file);
        places -= 1;
        room -= file.size;
      } else {
        if (places <= 0) refused.why = 'tooMany';
        refused.names.push(file.name);
      }
    }
    setRejected(refused.names.length > 0 ? refused : undefined);
    if (taken.length > 0) uploads.send(queryClient, taken, undefined);
  };
  const cancel = () => uploads.drop(queryClient, ...running.map(({ key }) => key));
  return { uploads, running, rejected, attach, dismissRejected: () => setRejected(undefined), cancel };
}

function uploadsOf(autosave: DraftAutosave): Uploads {
  let count = 0;
  return uploadsTo({
    need: needs.standard,
    send: async (file, options) => {
      const id = await autosave.ensureId();
      const fileName = (file.name || 'arquivo').slice(-255);
      autosave.attached(await calls.attach.send({ params: { id }, query: { fileName }, body: file }, options));
      count += 1;
      return { id: count };
    },
    received: async () => {},
  });
}
