// Toasts. Their component is loaded with the first one.
import type { NotificationData } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { text } from '../locale/i18n.ts';
import { CallFailed, Unreachable } from '../request/failures.ts';

/** Shown at a time; others wait. */
export const TOAST_LIMIT = 3;
const readingTime = 4000;
/** Long enough to notice a slip. */
const undoTime = 10_000;

export const toast = {
  success: (message: string, milliseconds = readingTime) => void show(message, 'success', milliseconds),
  info: (message: string) => void show(message, 'info', readingTime),
  /** Partial success. */
  warning: (message: string) => void show(message, 'warning', readingTime * 2),
  /** An error that is not from a call. */
  danger: (message: string) => void show(message, 'danger', readingTime * 2),
  /** An error's message: the server's, if there is one. */
  failure: (error: unknown) => {
    if (!hasOwnNotice(error)) void show(messageOf(error), 'danger', readingTime * 2);
  },
  /**
   * Shows what was done with an undo button; `until` is an optional deadline. Only the latest toast without a deadline is shown.
   * It can be undone by key at once, before the toast is drawn.
   */
  undo(words: string, undo: () => void, until?: Date) {
    latestId += 1;
    const id = `undo-${latestId}`;
    const end = async () => {
      undos.delete(id);
      (await fetchToasts()).hideNotification(id);
    };
    const takeBack = () => {
      void end();
      undo();
    };
    undos.set(id, takeBack);
    const onClose = () => void undos.delete(id);
    const message = ({ UndoToast }: Toasts) => createElement(UndoToast, { message: words, undo: takeBack, until, end });
    if (until) return void showAtOnce(message, false, { id, onClose });
    const before = latestUndo;
    latestUndo = id;
    if (before) {
      undos.delete(before);
      void fetchToasts().then(({ hideNotification }) => hideNotification(before));
    }
    // Hovering pauses the timer by default; focus has to do the same.
    const hold = async (autoClose: number | false) => {
      const toasts = await fetchToasts();
      toasts.updateNotification({ id, message: message(toasts), autoClose });
    };
    void showAtOnce(message, undoTime, {
      id,
      onClose,
      onFocusCapture: () => void hold(false),
      onBlurCapture: () => void hold(undoTime),
    });
  },
  /** Removes all toasts. */
  async clear() {
    undos.clear();
    if (wanted) (await fetchToasts()).cleanNotifications();
  },
};

/** Shown by its own notice: see `setRestrictedHandler`. */
function hasOwnNotice(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.type === 'two-step-required';
}

/** The message of an error for the user. */
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

/** What can be undone, by the id of its toast, the latest last. */
const undos = new Map<string, () => void>();
let latestId = 0;
/** The undo toast that the next one replaces. */
let latestUndo: string | undefined;

/** The undo of the latest change that can be undone, as its toast's button does it. */
export function latestChange(): (() => void) | undefined {
  return [...undos.values()].at(-1);
}

let wanted = false;
const listeners = new Set<() => void>();

export function isToastWanted(): boolean {
  return wanted;
}

export function onToastWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One that does not wait for others to end: the oldest one leaves instead. */
async function showAtOnce(
  message: (toasts: Toasts) => ReactNode,
  autoClose: number | false,
  more: Partial<NotificationData>,
): Promise<void> {
  const toasts = await fetchToasts().catch(() => undefined);
  const shown = toasts?.notificationsStore.getState().notifications ?? [];
  const oldest = shown.find((one) => one.autoClose !== false);
  if (shown.length >= TOAST_LIMIT && oldest?.id) toasts?.hideNotification(oldest.id);
  await show(message, 'dark', autoClose, more);
}

/** Shows a custom toast. A message can be created from the lazily loaded components. */
export async function show(
  message: ReactNode | ((toasts: Toasts) => ReactNode),
  color: string,
  autoClose: number | false,
  more?: Partial<NotificationData>,
): Promise<void> {
  // Without the module no toast can be shown.
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
