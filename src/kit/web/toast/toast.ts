// Short words at the screen's edge that go away by themselves. What shows them is fetched with the first of them.
import type { NotificationData } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { text } from '../locale/i18n.ts';
import { CallFailed, Unreachable } from '../request/failures.ts';

const readingTime = 4000;
/** Long enough to notice a slip. */
const undoTime = 10_000;

export const toast = {
  success: (message: string, milliseconds = readingTime) => void show(message, 'success', milliseconds),
  info: (message: string) => void show(message, 'info', readingTime),
  /** It went well in part. */
  warning: (message: string) => void show(message, 'warning', readingTime * 2),
  /** It did not go well, and no call is to blame. */
  danger: (message: string) => void show(message, 'danger', readingTime * 2),
  /** An error in words: the server's own where it gave some. */
  failure: (error: unknown) => {
    if (!hasOwnNotice(error)) void show(messageOf(error), 'danger', readingTime * 2);
  },
  /**
   * Says what was done and offers to take it back; `until` when, for what cannot wait for the reader. Only the latest is offered, besides
   * those that end by themselves.
   */
  undo(words: string, undo: () => void, until?: Date) {
    const id = `undo-${Date.now()}`;
    const end = async () => (await fetchToasts()).hideNotification(id);
    const takeBack = async () => {
      undo();
      await end();
    };
    const message = ({ UndoToast }: Toasts) => createElement(UndoToast, { message: words, undo: takeBack, until, end });
    if (until) return void show(message, 'dark', false, { id });
    const before = latestUndo;
    latestUndo = id;
    if (before) void fetchToasts().then(({ hideNotification }) => hideNotification(before));
    // The pointer holds it anyway; so does the focus.
    const hold = async (autoClose: number | false) => {
      const toasts = await fetchToasts();
      toasts.updateNotification({ id, message: message(toasts), autoClose });
    };
    void show(message, 'dark', undoTime, {
      id,
      onFocusCapture: () => void hold(false),
      onBlurCapture: () => void hold(undoTime),
    });
  },
  /** Takes away what is still there. */
  async clear() {
    if (wanted) (await fetchToasts()).cleanNotifications();
  },
};

/** A notice of its own says so, and stays: see `setRestrictedHandler`. */
function hasOwnNotice(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.type === 'two-step-required';
}

/** What to tell the reader of an error. */
export function messageOf(error: unknown): string {
  if (error instanceof Unreachable) return text('kit:failure.unreachable');
  if (error instanceof CallFailed && error.problem) return error.message;
  return text('kit:failure.title');
}

type Toasts = Awaited<ReturnType<typeof fetchToasts>>;

export async function fetchToasts() {
  const [notifications, { reachToasts }, { UndoToast }] = await Promise.all([
    import('@mantine/notifications'),
    import('./toastFocus.ts'),
    import('./UndoToast.tsx'),
  ]);
  reachToasts();
  return { ...notifications, UndoToast };
}

/** The offer that another one takes the place of. */
let latestUndo: string | undefined;

let wanted = false;
const listeners = new Set<() => void>();

export function isToastWanted(): boolean {
  return wanted;
}

export function onToastWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One of a special kind. A message that needs a part fetched with the toasts is made of them. */
export async function show(
  message: ReactNode | ((toasts: Toasts) => ReactNode),
  color: string,
  autoClose: number | false,
  more?: Partial<NotificationData>,
): Promise<void> {
  // A server that is away before they were ever fetched takes them with it.
  const toasts = await fetchToasts().catch(() => undefined);
  if (!toasts) return;
  wanted = true;
  for (const listener of listeners) listener();
  toasts.showNotification({
    message: typeof message === 'function' ? message(toasts) : message,
    color,
    autoClose,
    withBorder: true,
    closeButtonProps: { 'aria-label': text('kit:action.close') },
    ...more,
  });
}
