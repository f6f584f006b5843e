import { Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { DialogFoot } from '#kit/web/dialog/DialogFoot.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import type { Order } from '../entities.ts';
import { needsReason } from '../flow.ts';
import type { OrderState } from '../listQuery.ts';

type EndOrderDialogProps = {
  order: Order;
  state: OrderState;
  opened: boolean;
  close: () => void;
  /** Rejects if it failed. */
  end: (reason: string) => Promise<unknown>;
};

/** Confirms the end of an order and asks for the reason. */
export function EndOrderDialog({ order, state, opened, close, end }: EndOrderDialogProps) {
  const t = useTexts('orders');
  const common = useTexts('common');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isEnding, setEnding] = useState(false);
  const isNeeded = needsReason(state, order.isOwn);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isNeeded && reason.trim() === '') return setFault(t('end.why'));
    setEnding(true);
    setRefusal(undefined);
    try {
      await end(reason);
      close();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setEnding(false);
    }
  };
  const leave = () => {
    setRefusal(undefined);
    close();
  };
  const title = state === 'rejeitado' ? t('end.reject', { number: order.number }) : t('end.cancel', { number: order.number });
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={leave} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t('end.body')}</Text>
          <Textarea
            data-autofocus
            label={isNeeded ? common('word.reason') : t('end.reasonOptional')}
            description={order.isOwn ? undefined : t('end.read')}
            required={isNeeded}
            maxLength={300}
            autosize
            minRows={2}
            value={reason}
            error={fault}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setFault(undefined);
            }}
          />
          <DialogFoot close={leave} isSaving={isEnding} refusal={refusal} cancel={t('end.keep')} submit={t(`lead.${state}`)} danger />
        </Stack>
      </form>
    </Dialog>
  );
}
