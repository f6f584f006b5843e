// Notifications that the browser shows over other windows, where its reader has asked for them: each browser for itself.
import { useState } from 'react';
import { readStored, useStored } from '#kit/web/device/browserStorage.ts';
import { isAnyTabVisible } from '#kit/web/live/tabVisibility.ts';

const key = 'systemNotifications';

/** Whether this browser shows them, and what the switch does; undefined where it cannot. */
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

/** Shows it when no tab of ours is in sight and its reader wants that. Several tabs show one and the same. */
export async function showBySystem(title: string, { id, words }: { id: number; words: string }, onClick: () => void): Promise<void> {
  const isWanted = readStored(key) === 'true' && 'Notification' in window && window.Notification.permission === 'granted';
  if (!isWanted || (await isAnyTabVisible())) return;
  try {
    const shown = new window.Notification(title, {
      body: words,
      tag: `${key}-${id}`,
      icon: '/mark.svg',
      lang: document.documentElement.lang,
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick();
    };
  } catch {
    // Phones leave this to service workers, and we have none.
  }
}
