import { Box, Button, Group, Radio, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Address } from '../../entities.ts';
import { AddressLines } from '../AddressLines.tsx';
import { calls } from '../calls.ts';
import { AddressForm } from './AddressForm.tsx';
import classes from './Checkout.module.css';
import { emptyAddress, isBegun, type TypedAddress } from './typedAddress.ts';
import type { Checkout } from './useCheckout.ts';

type AddressStageProps = {
  checkout: Checkout;
  addresses: readonly Address[];
  fault: string | undefined;
  /** Goes to the next step after an address was saved. */
  goOn: () => void;
};

/** The choice of a delivery address, and the form to add one. */
export function AddressStage({ checkout: { state, set, setAside }, addresses, fault, goOn }: AddressStageProps) {
  const t = useTexts('orders');
  const remove = useRemove();
  const { addressId, typed } = state;
  // Without addresses the form is open.
  const isOpen = typed !== undefined || addresses.length === 0;
  const formOf = isOpen ? String(typed?.id ?? 'new') : undefined;
  const root = useFocusFormOrList(formOf);
  const open = (asked: TypedAddress) => {
    if (isBegun(typed, addresses)) setAside.addresses.set(typed.id, typed);
    set({ typed: setAside.addresses.get(asked.id) ?? asked });
  };
  /** Returns an unfinished address that was set aside. */
  const takeUp = () => {
    setAside.addresses.delete(typed?.id ?? null);
    return [...setAside.addresses.values()].findLast(({ id }) => id === null || addresses.some((one) => one.id === id));
  };
  const leaving = (address: Address) => (event: MouseEvent<HTMLElement>) => {
    focusNeighbour(event.currentTarget.closest('li'), '[role=radio]');
    remove(address);
  };
  const saved = ({ id }: Address, goesOn: boolean) => {
    const left = takeUp();
    set({ addressId: id, typed: goesOn ? undefined : left });
    if (goesOn) goOn();
  };
  return (
    <Box ref={root} display="contents">
      {addresses.length > 0 && (
        <DetailCard title={t('address.choose')}>
          <Radio.Group
            aria-label={t('address.choose')}
            error={fault}
            value={String(addressId)}
            onChange={(id) => set({ addressId: Number(id) })}
          >
            <ul className={classes.cards}>
              {addresses.map((address, place) => (
                <li key={address.id} className={classes.addressCard}>
                  <Radio.Card
                    className={classes.choice}
                    value={String(address.id)}
                    aria-label={`${address.fullName}, ${address.street}`}
                    data-path={place === 0 ? 'addressId' : undefined}
                  >
                    <Radio.Indicator />
                    <AddressLines address={address} />
                  </Radio.Card>
                  <Group component="span" gap="4px 8px">
                    <Button size="compact-sm" variant="subtle" onClick={() => open({ ...address })}>
                      {t('address.edit')}
                      <VisuallyHidden> {address.street}</VisuallyHidden>
                    </Button>
                    <Button size="compact-sm" variant="subtle" color="gray" onClick={leaving(address)}>
                      {t('address.remove')}
                      <VisuallyHidden> {address.street}</VisuallyHidden>
                    </Button>
                  </Group>
                </li>
              ))}
            </ul>
          </Radio.Group>
          {!isOpen && (
            <Button mt="md" variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(emptyAddress)}>
              {t('address.add')}
            </Button>
          )}
        </DetailCard>
      )}
      {isOpen && (
        <DetailCard title={typed?.id ? t('address.editTitle') : t('address.addTitle')}>
          <AddressForm
            key={typed?.id ?? 'new'}
            typed={typed ?? emptyAddress}
            keep={(values) => set({ typed: values })}
            saved={saved}
            cancel={addresses.length > 0 ? () => set({ typed: takeUp() }) : undefined}
          />
        </DetailCard>
      )}
    </Box>
  );
}

/** Moves the focus when the form opens, closes or changes its address: to its first field, or back to the addresses. */
function useFocusFormOrList(formOf: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(formOf);
  useEffect(() => {
    if (before.current === formOf) return;
    before.current = formOf;
    const goals = formOf === undefined ? ['[role=radio][aria-checked=true]', '[role=radio]'] : ['form input'];
    const goal = goals.map((one) => root.current?.querySelector<HTMLElement>(one)).find(Boolean);
    goal?.focus();
  }, [formOf]);
  return root;
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
