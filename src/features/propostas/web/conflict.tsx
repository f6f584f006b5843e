// What happens when somebody else has changed the same: their change is shown, and the user decides.
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { CallFailed } from '#kit/web/request/failures.ts';
import type { Conflito } from '../entities.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }));

/** The refusal of a change of an old version; undefined for other errors. */
function conflictOf(error: unknown): Conflito | undefined {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined;
  const body = error.body as Partial<Conflito> | undefined;
  return body && Array.isArray(body.alteracoes) ? (body as Conflito) : undefined;
}

type Asked = { conflict: Conflito; answer: (isMine: boolean) => void };

/**
 * Sends changes with a version. If it is old, the others' changes are shown: the user keeps those, or saves over them knowingly.
 * @returns the sender, and the dialog to render
 */
export function useVersioned(): {
  /** @returns undefined if the user kept the others' changes */
  send: <Result>(version: number, call: (version: number) => Promise<Result>) => Promise<Result | undefined>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const send = useCallback(async <Result,>(version: number, call: (version: number) => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await call(version);
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      const isMine = await new Promise<boolean>((answer) => {
        setAsked({ conflict, answer });
        setOpen(true);
      });
      setOpen(false);
      return isMine ? send(conflict.version, call) : undefined;
    }
  }, []);
  const dialog = asked && (
    <Suspense>
      <ConflictDialog conflict={asked.conflict} opened={isOpen} answer={asked.answer} />
    </Suspense>
  );
  return { send, dialog };
}
