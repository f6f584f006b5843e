// The form of a notice that a user enters by hand, for a new one and for changes.
import { Button, Group, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ufs } from '#brasil/ufs.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { DateField } from '#kit/web/form/DateField.tsx';
import { isDay } from '#kit/web/form/dateText.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { modalidades } from '../../codes.ts';
import { licitacaoFields } from '../../fields.ts';
import { type LicitacaoManual, longest } from '../../manual.ts';
import { manualCalls } from './calls.ts';
import { type FormValues, initialOf, type Moment, moments, sentOf } from './formValues.ts';
import { ItemFields } from './ItemFields.tsx';
import { amount } from './money.ts';
import { useOverwrite } from './useOverwrite.tsx';

const choices = Object.entries(modalidades).map(([value, label]) => ({ value, label }));
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

type Stored = { id: number; notice: LicitacaoManual; version: number };

export function ManualForm({ stored: latest }: { stored?: Stored }) {
  const t = useTexts('manual');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const label = useLabels(licitacaoFields);
  const marks = useNumberMarks();
  const navigate = useNavigate();
  // As it was when the form opened: later changes by others were not seen by this user.
  const [stored] = useState(latest);
  const { send, dialog } = useOverwrite();
  const saved = useRef<number>(undefined);
  const open = (id: number | undefined) =>
    void (id === undefined
      ? navigate({ to: '/apps/invoice/list' })
      : navigate({ to: '/apps/invoice/preview/$id', params: { id: String(id) } }));
  const noDay = (value: string) => (value === '' || isDay(value) ? null : common('filters.noDay'));
  const noTime = (value: string) => (isTime(value) ? null : t('invalidTime'));
  const { form, submit, isSaving, leave } = useEditForm<FormValues, number>({
    initial: initialOf(stored?.notice, dayInBrasilia(new Date())),
    validate: {
      publicacao: (value) => (value === '' ? common('word.fillInThisField') : noDay(value)),
      ...{ abertura: noDay, encerramento: noDay, publicacaoTime: noTime, aberturaTime: noTime, encerramentoTime: noTime },
    },
    save: async (values) => {
      const body = sentOf(values);
      if (!stored) return (await manualCalls.createManual.send({ body })).id;
      const { id } = stored;
      await send(stored.version, (version) => manualCalls.updateManual.send({ params: { id }, body: { ...body, version } }));
      return id;
    },
    feature: 'licitacoes',
    ...(!stored && { done: t('added') }),
    saved: (id) => {
      saved.current = id;
    },
    close: () => open(stored?.id ?? saved.current),
  });
  const text = (name: keyof typeof longest & keyof FormValues, shown: string) => (
    <TextInput label={shown} maxLength={longest[name]} autoComplete="off" {...form.getInputProps(name)} />
  );
  return (
    <form onSubmit={submit} noValidate>
      {dialog}
      <SettingsSection title={t('part.what')} lead={t('lead.what')}>
        <Textarea
          label={label('objeto')}
          required
          maxLength={longest.objeto}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('objeto')}
        />
        <FieldGrid>
          <NativeSelect label={label('modalidade')} data={choices} {...form.getInputProps('modalidade')} />
          {text('numero', label('num_licitacao'))}
          {text('processo', label('processo'))}
          <NumberInput label={label('valor_estimado')} {...amount} {...marks} {...form.getInputProps('valor_estimado')} />
        </FieldGrid>
      </SettingsSection>
      <SettingsSection title={t('part.who')} lead={t('lead.who')}>
        <FieldGrid>
          <TextInput label={label('orgao')} required maxLength={longest.orgao} autoComplete="off" {...form.getInputProps('orgao')} />
          <TextInput
            label={label('orgao_cnpj')}
            required
            dir="ltr"
            maxLength={20}
            placeholder="00.000.000/0000-00"
            autoComplete="off"
            {...form.getInputProps('orgao_cnpj')}
          />
          {text('municipio', label('municipio'))}
          <NativeSelect label={label('uf')} data={['', ...ufs]} {...form.getInputProps('uf')} />
        </FieldGrid>
      </SettingsSection>
      <SettingsSection title={t('part.when')} lead={t('lead.when')}>
        {moments.map((moment) => (
          <MomentFields key={moment} moment={moment} form={form} />
        ))}
      </SettingsSection>
      <SettingsSection title={t('part.where')} lead={t('lead.where')}>
        <FieldGrid>
          {text('portal', t('field.portal'))}
          <TextInput
            label={t('field.link')}
            type="url"
            dir="ltr"
            placeholder="https://"
            maxLength={longest.link}
            {...form.getInputProps('link')}
          />
        </FieldGrid>
        <Textarea
          label={t('field.observacao')}
          maxLength={longest.observacao}
          autosize
          minRows={2}
          maxRows={10}
          {...form.getInputProps('observacao')}
        />
      </SettingsSection>
      <SettingsSection title={t('part.items')} lead={t('lead.items')}>
        <ItemFields form={form} />
      </SettingsSection>
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          {kit('form.save')}
        </Button>
        <Button variant="default" disabled={isSaving} onClick={leave}>
          {kit('action.cancel')}
        </Button>
      </Group>
    </form>
  );
}

type Form = Pick<ReturnType<typeof useEditForm<FormValues, number>>['form'], 'getInputProps' | 'values'>;

function MomentFields({ moment, form }: { moment: Moment; form: Form }) {
  const t = useTexts('manual');
  const label = useLabels(licitacaoFields);
  return (
    <FieldGrid>
      <DateField label={label(moment)} required={moment === 'publicacao'} {...form.getInputProps(moment)} value={form.values[moment]} />
      <TextInput
        type="time"
        label={t('field.time')}
        aria-label={t('field.timeOf', { field: label(moment) })}
        {...form.getInputProps(`${moment}Time`)}
      />
    </FieldGrid>
  );
}
