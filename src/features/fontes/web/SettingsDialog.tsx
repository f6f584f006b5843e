import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { showFaults } from '#kit/web/form/faults.ts';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type FonteState, settingLimits } from '../contract.ts';
import type { Change } from './useFonteActions.ts';

type FormProps = { fonte: FonteState; close: () => void; change: (body: Change) => Promise<void> };

/** How a source is read: how often, how fast, how far back, and where it is. */
export function SettingsDialog({ opened, ...form }: FormProps & { opened: boolean }) {
  const t = useTexts('fontes');
  return (
    <Dialog opened={opened} close={form.close} title={t('settingsOf', { fonte: form.fonte.titulo })}>
      <SettingsForm {...form} />
    </Dialog>
  );
}

function SettingsForm({ fonte, close, change }: FormProps) {
  const t = useTexts('fontes');
  const kit = useTexts('kit');
  const marks = useNumberMarks();
  const format = useFormat();
  const { minutos, por_segundo, dias, endereco } = fonte;
  const form = useForm({ initialValues: { minutos, por_segundo, dias, endereco } });
  const field = (name: keyof typeof settingLimits, hint = '') => {
    const { minimum, maximum } = settingLimits[name];
    const limits = t('limits', { least: format.number(minimum), most: format.number(maximum) });
    return {
      ...marks,
      label: t(name),
      description: [limits, hint].filter(Boolean).join(' '),
      // A number out of range is refused, not replaced by another one.
      clampBehavior: 'none' as const,
      ...form.getInputProps(name),
    };
  };
  const send = form.onSubmit((values) => change(values).then(close, (error) => showFaults(form, error)));
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        <FieldGrid>
          <NumberInput {...field('minutos')} allowDecimal={false} />
          <NumberInput {...field('por_segundo', fonte.fonte === 'pncp' ? t('paceHint') : '')} decimalScale={1} />
          <NumberInput {...field('dias')} allowDecimal={false} />
        </FieldGrid>
        <TextInput
          label={t('endereco')}
          description={t('enderecoHint')}
          placeholder={fonte.padrao}
          maxLength={200}
          dir="ltr"
          {...form.getInputProps('endereco')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit">{kit('form.save')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
