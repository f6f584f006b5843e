import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import type { WritingWindowProps } from './Writing.tsx';

const Writing = lazy(async () => {
  const [{ Writing: component }] = await Promise.all([import('./Writing.tsx'), loadTexts('writing', 'sending')]);
  return { default: component };
});

/**
 * The compose window over a page that stays usable. A new e-mail becomes a draft with its first character, puts its id into the URL and
 * stays the same window; another draft opens a window of its own. So it must not get the draft's id as `key`.
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
  /** As in the URL. */
  draft: number | 'new';
  /** The id of a new e-mail once it is a draft. */
  id: number | undefined;
  number: number;
};

function follow(session: Session, draft: number | 'new'): Session {
  if (draft === session.draft) return session;
  if (draft === session.id) return { ...session, draft };
  return { draft, id: draft === 'new' ? undefined : draft, number: session.number + 1 };
}
