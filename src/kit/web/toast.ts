// Short words at the screen's edge that go away by themselves.
import { hideNotification, showNotification } from '@mantine/notifications';
import { createElement } from 'react';
import { CallFailed, Unreachable } from './failures.ts';
import { text } from './i18n.ts';
import { UndoToast } from './UndoToast.tsx';

const readingTime = 4000;
/** The product says "undo" for ten minutes elsewhere too; here long enough to notice a slip. */
const undoTime = 10_000;

export const toast = {
  success: (message: string, milliseconds = readingTime) => void show(message, 'success', milliseconds),
  info: (message: string) => void show(message, 'info', readingTime),
  /** An error in words: the server's own where it gave some. */
  failure: (error: unknown) => void show(messageOf(error), 'danger', readingTime * 2),
  /** Says what was done and offers to take it back. */
  undo(message: string, undo: () => void) {
    const id = show('', 'dark', undoTime, () =>
      createElement(UndoToast, {
        message,
        undo: () => {
          hideNotification(id);
          undo();
        },
      }),
    );
  },
};

/** What to tell the reader of an error. */
export function messageOf(error: unknown): string {
  if (error instanceof Unreachable) return text('kit:failure.unreachable');
  if (error instanceof CallFailed && error.problem) return error.message;
  return text('kit:failure.title');
}

function show(message: string, color: string, autoClose: number, content?: () => React.ReactNode): string {
  return showNotification({ message: content?.() ?? message, color, autoClose, withBorder: true, closeButtonProps: { 'aria-label': text('kit:action.close') } });
}
