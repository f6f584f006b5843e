import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { displayName } from '#kit/web/text/displayName.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { User } from '../contract.ts';
import { plans } from '../listQuery.ts';
import { calls } from './calls.ts';

type Plan = User['currentPlan'];

/**
 * Monthly price. The specification has four plans and three prices, Basic, Standard and Enterprise: the two middle plans cost its
 * Standard, so that no plan costs more than a larger one.
 */
const prices: Record<Plan, number> = { basic: 0, team: 49, company: 49, enterprise: 99 };

/** The user's plan; admins can change it. */
export function PlanCard({ user, canChange }: { user: User; canChange: boolean }) {
  const t = useTexts('users');
  const [opened, { open, close }] = useDisclosure(false);
  const priceOf = usePrice();
  const plan = user.currentPlan;
  return (
    <DetailCard
      title={t('plans.title')}
      aside={
        <Text size="sm" c="dimmed">
          {priceOf(plan)}
        </Text>
      }
    >
      <Text size="xl" fw={650} mb={4}>
        {t(`plan.${plan}`)}
      </Text>
      <Text size="sm" c="dimmed">
        {t(`plans.${plan}`)}
      </Text>
      {canChange && (
        <>
          <Button variant="light" fullWidth mt="md" onClick={open}>
            {plan === 'enterprise' ? t('plans.change') : t('plans.upgrade')}
          </Button>
          <Dialog opened={opened} close={close} title={t('plans.change')}>
            {/* Mounted only while the dialog is open, since it reads its initial choice once. */}
            <PlanForm user={user} close={close} />
          </Dialog>
        </>
      )}
    </DetailCard>
  );
}

function PlanForm({ user, close }: { user: User; close: () => void }) {
  const t = useTexts('users');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  const priceOf = usePrice();
  const [plan, setPlan] = useState<string>(user.currentPlan);
  const save = useMutation({
    ...calls.edit.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async ({ user: changed }) => {
      await queryClient.invalidateQueries({ queryKey: ['users'] });
      toast.success(t('plans.saved', { name: displayName(changed), plan: t(`plan.${changed.currentPlan}`) }));
      close();
    },
    onError: toast.failure,
  });
  const submit = () => save.mutate({ params: { id: user.id }, body: { currentPlan: plan as Plan } });
  return (
    <>
      <Radio.Group value={plan} onChange={setPlan} aria-label={t('field.currentPlan')}>
        <Stack gap="sm">
          {plans.map((value) => (
            <Radio key={value} value={value} label={`${t(`plan.${value}`)} · ${priceOf(value)}`} description={t(`plans.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          {kit('action.cancel')}
        </Button>
        <Button loading={save.isPending} disabled={plan === user.currentPlan} onClick={submit}>
          {t('plans.save')}
        </Button>
      </Group>
    </>
  );
}

function usePrice(): (plan: Plan) => string {
  const t = useTexts('users');
  const format = useFormat();
  return (plan) => {
    const price = prices[plan];
    return price === 0 ? t('plans.free') : t('plans.monthly', { price: format.money(price) });
  };
}
