import { Checkbox, Group, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { limits, type Plan } from '../contract.ts';
import { calls } from './calls.ts';

/** The form in which admins edit a plan. */
export function PlanDrawer({ plan, close }: { plan: Plan; close: () => void }) {
  const t = useTexts('pricing');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const marks = useNumberMarks();
  const missing = (text: string) => (text.trim() === '' ? common('word.fillInThisField') : null);
  const { title, subtitle, isPopular, version } = plan;
  const prices: Record<'monthlyPrice' | 'perMonth' | 'totalAnnual', number | string> = plan;
  const { monthlyPrice, perMonth, totalAnnual } = prices;
  const editing = useEditForm({
    initial: { title, subtitle, monthlyPrice, perMonth, totalAnnual, isPopular, benefits: plan.benefits.join('\n'), version },
    validate: {
      title: missing,
      subtitle: missing,
      benefits: (text) => {
        const lines = linesOf(text);
        const isTooMuch = lines.length > limits.benefits || lines.some((line) => line.length > limits.benefit);
        if (lines.length === 0) return common('word.fillInThisField');
        return isTooMuch ? t('edit.tooMany', { most: limits.benefits, letters: limits.benefit }) : null;
      },
    },
    save: ({ benefits, ...values }) =>
      calls.editPlan.send({
        params: { name: plan.name },
        body: {
          ...values,
          // An empty price means free of charge.
          monthlyPrice: Number(values.monthlyPrice),
          perMonth: Number(values.perMonth),
          totalAnnual: Number(values.totalAnnual),
          benefits: linesOf(benefits),
        },
      }),
    feature: 'pricing',
    done: kit('form.saved'),
    close,
  });
  const { form } = editing;
  const price = { ...marks, prefix: 'R$ ', min: 0, max: limits.price, decimalScale: 2, hideControls: true };
  return (
    <EditDrawer title={t('edit.plan', { plan: plan.title })} isTranslated={plan.isTranslated} editing={editing}>
      <Stack gap="md">
        <TextInput label={common('word.name')} maxLength={limits.title} data-autofocus data-path="title" {...form.getInputProps('title')} />
        <TextInput label={t('edit.subtitle')} maxLength={limits.subtitle} data-path="subtitle" {...form.getInputProps('subtitle')} />
        <NumberInput label={t('edit.monthlyPrice')} data-path="monthlyPrice" {...price} {...form.getInputProps('monthlyPrice')} />
        <Group grow align="start">
          <NumberInput label={t('edit.yearlyPrice')} data-path="perMonth" {...price} {...form.getInputProps('perMonth')} />
          <NumberInput label={t('edit.totalAnnual')} data-path="totalAnnual" {...price} {...form.getInputProps('totalAnnual')} />
        </Group>
        <Textarea label={t('edit.benefits')} autosize minRows={5} data-path="benefits" {...form.getInputProps('benefits')} />
        <Checkbox label={t('edit.isPopular')} {...form.getInputProps('isPopular', { type: 'checkbox' })} />
      </Stack>
    </EditDrawer>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter(Boolean);
}
