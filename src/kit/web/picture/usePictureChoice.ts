import { type DragEvent, useRef, useState } from 'react';
import { imageLimit } from '#kit/images.ts';
import { useTexts } from '../locale/i18n.ts';
import { CallFailed } from '../request/failures.ts';
import { messageOf } from '../toast/toast.ts';

/** The behaviour of a picture field: accepts a chosen or dropped file, one at a time, and reports errors. */
export function usePictureChoice(save: (picture: File) => Promise<unknown>) {
  const t = useTexts('picture');
  const chooser = useRef<HTMLButtonElement>(null);
  const forgetChoice = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      const isNoPicture = error instanceof CallFailed && error.status === 415;
      setFault(isNoPicture ? t('wrongType') : messageOf(error));
    } finally {
      setBusy(false);
      // So that the same file can be chosen again.
      forgetChoice.current?.();
    }
  }

  const take = (file: File | null | undefined) => {
    if (!file || isBusy) return;
    if (file.size > imageLimit) setFault(t('tooLarge', { limit: imageLimit / 1_048_576 }));
    else void attempt(() => save(file));
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const left = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return {
    ...{ take, attempt, isBusy, fault, chooser, forgetChoice },
    /** Props of the drop target. */
    target: { 'data-over': isOver || undefined, onDragOver: over, onDragLeave: left, onDrop: dropped },
  };
}

export type PictureChoice = ReturnType<typeof usePictureChoice>;
