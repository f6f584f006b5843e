import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import type { WritingWindowProps } from './Writing.tsx';

const Writing = lazy(async () => {
  const [{ Writing: component }] = await Promise.all([import('./Writing.tsx'), loadTexts('writing', 'sending')]);
  return { default: component };
});

/**
 * The window in which mails are written, over a page that goes on working. A new mail becomes a draft with its first letter, puts its id
 * into the address and stays the same window; another draft begins a window of its own. So it must not be given a `key` of the draft.
 */
export function WritingWindow({ draft, to, close }: WritingWindowProps) {
  const [session, setSession] = useState<Session>({ draft, id: draft === 'new' ? undefined : draft, number: 0 });
  const now = follow(session, draft);
  if (now !== session) setSession(now);
  return (
    <Suspense>
      <Writing key={now.number} draft={now.draft} to={to} close={close} created={(id) => setSession((old) => ({ ...old, id }))} />
    </Suspense>
  );
}

type Session = {
  /** As the address says it. */
  draft: number | 'new';
  /** What a new mail has become. */
  id: number | undefined;
  number: number;
};

function follow(session: Session, draft: number | 'new'): Session {
  if (draft === session.draft) return session;
  if (draft === session.id) return { ...session, draft };
  return { draft, id: draft === 'new' ? undefined : draft, number: session.number + 1 };
}
