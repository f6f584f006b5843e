// Browser notifications over other windows, enabled per browser.

import { useState } from 'react';
import { readStored, useStored } from '#kit/web/device/browserStorage.ts';
import { isAnyTabVisible } from '#kit/web/live/tabVisibility.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';

const key = 'systemNotifications';

/** Whether this browser shows them, and the switch; undefined if unsupported. */
export function useSystemNotifications(): { isOn: boolean; isDenied: boolean; turn(on: boolean): void } | undefined {
  const [isWanted, want] = useStored(key, false);
  const [permission, setPermission] = useState(() => ('Notification' in window ? window.Notification.permission : undefined));
  if (permission === undefined) return undefined;
  return {
    isOn: isWanted && permission === 'granted',
    isDenied: permission === 'denied',
    turn: async (on) => {
      const answer = on ? await window.Notification.requestPermission() : permission;
      setPermission(answer);
      want(() => on && answer === 'granted');
    },
  };
}

/** Shows one if enabled and no tab of ours is visible. Several tabs show the same one. */
export async function showBySystem(title: string, { id, words }: { id: number; words: string }, onClick: () => void): Promise<void> {
  const isWanted = readStored(key) === 'true' && 'Notification' in window && window.Notification.permission === 'granted';
  if (!isWanted || (await isAnyTabVisible())) return;
  try {
    const notification = new window.Notification(title, {
      body: words,
      tag: `${key}-${id}`,
      icon: atPrefix('/mark.svg'),
      lang: document.documentElement.lang,
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onClick();
    };
  } catch {
    // Phones allow this in service workers only, and we have none.
  }
}
