import { Button, Group, Stack, Text } from '@mantine/core';
import { BeforeAfter } from '#kit/web/detail/history/ChangeRow.tsx';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Conflito } from '../entities.ts';
import classes from './Conflict.module.css';
import { useChangeWords } from './useChangeWords.ts';

type ConflictDialogProps = { conflict: Conflito; opened: boolean; answer: (isMine: boolean) => void };

/** Shows what others changed meanwhile: who, what, from what to what. */
export function ConflictDialog({ conflict: { detail, alteracoes }, opened, answer }: ConflictDialogProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const words = useChangeWords();
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={() => answer(false)} title={t('conflict.title')}>
      <Stack gap="md">
        <Text>{detail}</Text>
        <ul className={classes.changes}>
          {alteracoes.map((change) => {
            const { label, before, after } = words(change);
            return (
              <li key={change.id}>
                <strong>{label}</strong>
                <span>
                  <BeforeAfter before={before} after={after} />
                </span>
                <span className={textStyles.minor}>
                  {change.quem?.fullName ?? t('someone')} · {format.past(change.alterada_em)}
                </span>
              </li>
            );
          })}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => answer(false)}>
            {t('conflict.keep')}
          </Button>
          <Button onClick={() => answer(true)}>{t('conflict.mine')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
