import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Accepts files that are dropped on an element or pasted into it. Text is left to the fields. */
export function useFileDrop(take: (files: readonly File[]) => void, disabled: boolean) {
  /** Entering a child fires before leaving the parent. */
  const [depth, setDepth] = useState(0);
  const isOurs = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => isOurs(event) && setDepth((before) => before + 1),
      onDragLeave: (event: DragEvent) => isOurs(event) && setDepth((before) => Math.max(0, before - 1)),
      // Without it, the browser would open the dropped file instead of the page.
      onDragOver: (event: DragEvent) => isOurs(event) && event.preventDefault(),
      onDropCapture: (event: DragEvent) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setDepth(0);
        take([...event.dataTransfer.files]);
      },
      onPasteCapture: (event: ClipboardEvent) => {
        const { files, types } = event.clipboardData;
        // A copied table also contains a picture: its text is meant.
        if (disabled || files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        event.stopPropagation();
        take([...files]);
      },
    },
  };
}
