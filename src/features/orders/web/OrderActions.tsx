import { ActionIcon, Button } from '@mantine/core';
import { IconPrinter, IconShoppingCartPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Order } from '../entities.ts';
import { isUndone } from '../flow.ts';
import type { OrderState } from '../listQuery.ts';
import { calls } from './calls.ts';

const fetchWindow = () => import('./EndOrderDialog.tsx');
const EndWindow = lazy(async () => ({ default: (await fetchWindow()).EndOrderDialog }));

/** Actions on an order: print, buy again, change the state. */
export function OrderActions({ order }: { order: Order }) {
  const t = useTexts('orders');
  const common = useTexts('common');
  const { change, isChanging } = useChange(order);
  const again = useBuyAgain(order.id);
  const [ending, setEnding] = useState<{ state: OrderState; isOpen: boolean }>();
  const ends = order.next.filter(isUndone);
  const [onward] = order.next.filter((state) => !isUndone(state));
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={common('detail.print')}
        data-hint={common('detail.print')}
        onClick={() => window.print()}
      >
        <IconPrinter size={18} aria-hidden />
      </ActionIcon>
      <Button
        variant="default"
        leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
        loading={again.isPending}
        onClick={() => again.mutate({ params: { id: order.id } })}
      >
        {t('order.buyAgain')}
      </Button>
      {ends.map((state) => (
        <Button
          key={state}
          variant="light"
          color="danger"
          {...prefetchOnIntent(fetchWindow)}
          onClick={() => setEnding({ state, isOpen: true })}
        >
          {t(`lead.${state}`)}
        </Button>
      ))}
      {onward && (
        <Button loading={isChanging} onClick={() => change(onward, '').catch(toast.failure)}>
          {t(`lead.${onward}`)}
        </Button>
      )}
      {ending && (
        <Suspense>
          <EndWindow
            key={ending.state}
            order={order}
            state={ending.state}
            opened={ending.isOpen}
            close={() => setEnding({ ...ending, isOpen: false })}
            end={(reason) => change(ending.state, reason)}
          />
        </Suspense>
      )}
    </>
  );
}

function useChange({ id, number }: Order) {
  const t = useTexts('orders');
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...calls.change.mutation(),
    meta: { handlesFailure: true },
    onSuccess: (order) => {
      queryClient.setQueryData(calls.show.key({ params: { id } }), order);
      toast.success(t('lead.done', { number, state: t(`state.${order.state}`) }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  const change = (state: OrderState, reason: string) => mutateAsync({ params: { id }, body: { state, reason } });
  return { change, isChanging: isPending };
}

function useBuyAgain(id: number) {
  const t = useTexts('orders');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    ...calls.buyAgain.mutation(),
    mutationKey: ['orders', 'buyAgain', id],
    onSuccess: async ({ missing }) => {
      await queryClient.invalidateQueries({ queryKey: ['shop'] });
      if (missing.length > 0) toast.warning(t('order.missing', { names: missing.join(', ') }));
      await navigate({ to: '/apps/ecommerce/checkout' });
    },
  });
}
