import { Button } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { sendingCalls } from '../calls.ts';

/** Says when an e-mail will be sent, and allows to cancel that. */
export function Scheduled({ id, sendAt, write }: { id: number; sendAt: string; write: () => void }) {
  const t = useTexts('email');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...sendingCalls.unsend.mutation(),
    onSuccess: async () => {
      write();
      await queryClient.invalidateQueries({ queryKey: ['email'] });
    },
  });
  return (
    <Callout
      role="status"
      icon={<IconClockHour4 />}
      actions={
        <Button size="compact-sm" variant="light" loading={isPending} onClick={() => mutate({ params: { id } })}>
          {t('scheduled.cancel')}
        </Button>
      }
    >
      {t('scheduled.when', { when: format.fullDateTime(sendAt) })}
    </Callout>
  );
}
