import { Button, Checkbox, Group, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#kit/web/Dialog.tsx';
import { focusFirst, showFaults } from '#kit/web/form/faults.ts';
import { useNumberMarks } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import { limits, type Plan } from '../contract.ts';
import { calls } from './calls.ts';

type PlanFormProps = { plan: Plan; opened: boolean; close: () => void };

/** Where admins word a plan anew. */
export function PlanForm({ plan, opened, close }: PlanFormProps) {
  const t = useTexts('pricing');
  return (
    <Dialog opened={opened} close={close} title={t('edit.plan', { plan: plan.title })} size="lg">
      {/* Lives only while the window is open: it reads the plan once. */}
      <Fields plan={plan} close={close} />
    </Dialog>
  );
}

function Fields({ plan, close }: { plan: Plan; close: () => void }) {
  const t = useTexts('pricing');
  const kit = useTexts('kit');
  const marks = useNumberMarks();
  const queryClient = useQueryClient();
  const missing = (text: string) => (text.trim() === '' ? t('edit.missing') : null);
  const { title, subtitle, monthlyPrice, perMonth, totalAnnual, isPopular } = plan;
  const form = useForm({
    initialValues: { title, subtitle, monthlyPrice, perMonth, totalAnnual, isPopular, benefits: plan.benefits.join('\n') },
    validate: {
      title: missing,
      subtitle: missing,
      benefits: (text) => {
        const lines = linesOf(text);
        const isTooMuch = lines.length > limits.benefits || lines.some((line) => line.length > limits.benefit);
        return lines.length === 0
          ? t('edit.missing')
          : isTooMuch
            ? t('edit.tooMany', { most: limits.benefits, letters: limits.benefit })
            : null;
      },
    },
  });
  const save = useMutation({
    ...calls.editPlan.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['pricing'] });
      toast.success(kit('form.saved'));
      close();
    },
    onError: (error) => showFaults(form, error),
  });
  const submit = form.onSubmit(
    ({ benefits, ...values }) =>
      save.mutate({ params: { name: plan.name }, body: { ...numbers(values), benefits: linesOf(benefits), version: plan.version } }),
    focusFirst,
  );
  const price = { ...marks, prefix: 'R$ ', min: 0, max: limits.price, decimalScale: 2, hideControls: true };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput label={t('edit.title')} maxLength={limits.title} data-path="title" {...form.getInputProps('title')} />
        <TextInput label={t('edit.subtitle')} maxLength={limits.subtitle} data-path="subtitle" {...form.getInputProps('subtitle')} />
        <NumberInput label={t('edit.monthlyPrice')} data-path="monthlyPrice" {...price} {...form.getInputProps('monthlyPrice')} />
        <Group grow align="start">
          <NumberInput label={t('edit.yearlyPrice')} data-path="perMonth" {...price} {...form.getInputProps('perMonth')} />
          <NumberInput label={t('edit.totalAnnual')} data-path="totalAnnual" {...price} {...form.getInputProps('totalAnnual')} />
        </Group>
        <Textarea label={t('edit.benefits')} autosize minRows={5} data-path="benefits" {...form.getInputProps('benefits')} />
        <Checkbox label={t('edit.isPopular')} {...form.getInputProps('isPopular', { type: 'checkbox' })} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {kit('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** An emptied field of a price means nothing to pay. */
function numbers<Values extends { monthlyPrice: number | string; perMonth: number | string; totalAnnual: number | string }>(
  values: Values,
) {
  const { monthlyPrice, perMonth, totalAnnual, ...rest } = values;
  return { ...rest, monthlyPrice: Number(monthlyPrice), perMonth: Number(perMonth), totalAnnual: Number(totalAnnual) };
}
