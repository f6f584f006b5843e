import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Takes files that are dropped on an element or pasted into it. What of them is text stays text. */
export function useFileDrop(take: (files: readonly File[]) => void, disabled: boolean) {
  /** Entering a child is told before the parent is left. */
  const [depth, setDepth] = useState(0);
  const isOurs = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => isOurs(event) && setDepth((before) => before + 1),
      onDragLeave: (event: DragEvent) => isOurs(event) && setDepth((before) => Math.max(0, before - 1)),
      // Without it the browser drops nothing here, and opens the file instead of the page.
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
        // A copied table comes as a picture too: it is its text that is meant.
        if (disabled || files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        event.stopPropagation();
        take([...files]);
      },
    },
  };
}
