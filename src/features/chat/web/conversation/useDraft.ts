import { useState } from 'react';
import { ownName } from '#kit/web/pathPrefix.ts';

/** Unsent text for a contact, kept for the session of the tab. */
export function useDraft(account: number, contact: number): [text: string, set: (text: string) => void] {
  const place = ownName(`chat.draft.${account}.${contact}`);
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(place)) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      attempt(() => (next === '' ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, next)));
    },
  ];
}

/** Storage may be disabled; then the text lasts as long as its field. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
