import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { reachToasts } from './toastFocus.ts';

/** The toasts themselves; reachable by the Tab key also while a window is open. */
export function ToastArea() {
  useEffect(() => reachToasts(), []);
  return <Notifications position="bottom-right" limit={3} />;
}
