import { Button, Radio } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import type { Address } from '../../entities.ts';
import { AddressLines } from '../AddressLines.tsx';
import { calls } from '../calls.ts';
import { AddressForm, emptyAddress } from './AddressForm.tsx';
import classes from './Checkout.module.css';
import type { Checkout } from './useCheckout.ts';

type AddressStageProps = { checkout: Checkout; addresses: readonly Address[] };

/** Where it is to go: one of the addresses kept, or another. */
export function AddressStage({ checkout: { state, set }, addresses }: AddressStageProps) {
  const t = useTexts('orders');
  const remove = useRemove();
  const { addressId, typed } = state;
  // Whoever keeps none begins with typing one.
  const isOpen = typed !== undefined || addresses.length === 0;
  return (
    <>
      {addresses.length > 0 && (
        <DetailCard title={t('address.choose')}>
          <Radio.Group aria-label={t('address.choose')} value={String(addressId)} onChange={(id) => set({ addressId: Number(id) })}>
            <ul className={classes.cards}>
              {addresses.map((address) => (
                <li key={address.id} className={classes.addressCard}>
                  <Radio.Card className={classes.choice} value={String(address.id)} aria-label={`${address.fullName}, ${address.street}`}>
                    <Radio.Indicator />
                    <AddressLines address={address} />
                  </Radio.Card>
                  <span className={classes.acts}>
                    <Button size="compact-sm" variant="subtle" onClick={() => set({ typed: { ...address } })}>
                      {t('address.edit')}
                      <span className={classes.heard}> {address.street}</span>
                    </Button>
                    <Button size="compact-sm" variant="subtle" color="gray" onClick={() => remove(address)}>
                      {t('address.remove')}
                      <span className={classes.heard}> {address.street}</span>
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </Radio.Group>
          {!isOpen && (
            <Button
              mt="md"
              variant="light"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => set({ typed: { ...emptyAddress, id: null } })}
            >
              {t('address.add')}
            </Button>
          )}
        </DetailCard>
      )}
      {isOpen && (
        <DetailCard title={typed?.id ? t('address.editTitle') : t('address.addTitle')}>
          <AddressForm
            key={typed?.id ?? 'new'}
            typed={typed ?? { ...emptyAddress, id: null }}
            keep={(values) => set({ typed: values })}
            saved={({ id }) => set({ addressId: id, typed: undefined })}
            cancel={addresses.length > 0 ? () => set({ typed: undefined }) : undefined}
          />
        </DetailCard>
      )}
    </>
  );
}

function useRemove() {
  const t = useTexts('orders');
  const queryClient = useQueryClient();
  const renew = () => queryClient.invalidateQueries({ queryKey: calls.addresses.key() });
  const restore = useMutation({ ...calls.restoreAddress.mutation(), onSettled: renew });
  const { mutate } = useMutation({ ...calls.removeAddress.mutation(), onSettled: renew });
  return ({ id, street }: Address) =>
    mutate({ params: { id } }, { onSuccess: () => toast.undo(t('address.removed', { street }), () => restore.mutate({ params: { id } })) });
}
