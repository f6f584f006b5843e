import { useState } from 'react';

/** What was begun to a contact and not sent, kept as long as the tab is. */
export function useDraft(account: number, contact: number): [text: string, set: (text: string) => void] {
  const place = `chat.draft.${account}.${contact}`;
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(place)) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      attempt(() => (next === '' ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, next)));
    },
  ];
}

/** A browser may refuse to keep anything; then the text lasts as long as its field. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
