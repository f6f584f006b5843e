// What happens when the notice has changed since the form opened: the changes are shown, and the user decides.
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { CallFailed } from '#kit/web/request/failures.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ConflitoManual } from '../../manual.ts';
import { Change } from '../detail/changes/Change.tsx';

type Asked = { conflict: ConflitoManual; answer: (isMine: boolean) => void };

function conflictOf(error: unknown): ConflitoManual | undefined {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined;
  const body = error.body as Partial<ConflitoManual> | undefined;
  return body && Array.isArray(body.alteracoes) ? (body as ConflitoManual) : undefined;
}

/**
 * Sends a change with a version. If it is old, what changed is shown, and the user saves over it knowingly or goes back.
 * @returns the sender, which throws the refusal if the user goes back, and the dialog to render
 */
export function useOverwrite(): {
  send: <Result>(version: number, call: (version: number) => Promise<Result>) => Promise<Result>;
  dialog: ReactNode;
} {
  const t = useTexts('manual');
  const format = useFormat();
  const [asked, setAsked] = useState<Asked>();
  const send = useCallback(async <Result,>(version: number, call: (version: number) => Promise<Result>): Promise<Result> => {
    try {
      return await call(version);
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      const isMine = await new Promise<boolean>((answer) => setAsked({ conflict, answer }));
      setAsked(undefined);
      if (!isMine) throw error;
      return send(conflict.version, call);
    }
  }, []);
  const dialog = (
    <Dialog opened={asked !== undefined} close={() => asked?.answer(false)} title={t('conflict.title')} size="lg">
      {asked && (
        <Stack gap="md">
          <Text>{asked.conflict.detail}</Text>
          {asked.conflict.alteracoes.map((change) => (
            <div key={change.id}>
              <ul>
                <Change change={change} />
              </ul>
              <span className={textStyles.minor}>
                {t('conflict.by', { who: change.por ?? t('conflict.someone'), when: format.past(change.alterada_em) })}
              </span>
            </div>
          ))}
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={() => asked.answer(false)}>
              {t('conflict.keep')}
            </Button>
            <Button onClick={() => asked.answer(true)}>{t('conflict.mine')}</Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
  return { send, dialog };
}
