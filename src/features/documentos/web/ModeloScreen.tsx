import { Button, Group, Skeleton, Stack, Textarea } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { useSavedForm } from '#kit/web/form/useSavedForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import surface from '#kit/web/page/surface.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { Modelo } from '../contract.ts';
import { longestText, type TextosDoModelo } from '../entities.ts';
import { unknownPlaceholders } from '../placeholders.ts';
import { calls } from './calls.ts';
import classes from './Modelo.module.css';
import { PlaceholderList } from './PlaceholderList.tsx';
import { PreviewButtons } from './PreviewButtons.tsx';

/** The office's texts before and after the table of a proposal, for admins. */
export function ModeloScreen() {
  const t = useTexts('documentos');
  const query = useQuery(calls.readModelo.query());
  return (
    <Page title={t('title')}>
      <div className={`${surface.surface} ${classes.card}`}>
        <Loaded query={query} skeleton={<Skeleton height={640} />}>
          {(modelo) => <Form saved={modelo} />}
        </Loaded>
      </div>
    </Page>
  );
}

type Field = keyof TextosDoModelo;

function Form({ saved: { version, antes, depois } }: { saved: Modelo }) {
  const t = useTexts('documentos');
  const queryClient = useQueryClient();
  const check = (text: string) => {
    const unknown = unknownPlaceholders(text);
    return unknown.length > 0 ? t('unknown', { names: unknown.join(', ') }) : null;
  };
  const { form, submit, isSaving } = useSavedForm<TextosDoModelo>({
    saved: { antes, depois },
    validate: { antes: check, depois: check },
    save: async ({ values }) => {
      const kept = await calls.saveModelo.send({ body: { ...values, version } });
      queryClient.setQueryData(calls.readModelo.key(), kept);
      return { antes: kept.antes, depois: kept.depois };
    },
  });
  /** Where a placeholder is inserted: the text that had the focus last. */
  const latest = useRef<Field>('antes');
  const fields = useRef<Partial<Record<Field, HTMLTextAreaElement | null>>>({});
  const insert = (name: string) => {
    const field = fields.current[latest.current];
    if (!field) return;
    const place = field.selectionStart;
    const text = `${field.value.slice(0, place)}{{${name}}}${field.value.slice(field.selectionEnd)}`;
    form.setFieldValue(latest.current, text);
    field.focus();
    const end = place + name.length + 4;
    requestAnimationFrame(() => field.setSelectionRange(end, end));
  };
  const reset = async () => {
    if (!(await confirm({ title: t('reset.title'), body: t('reset.body'), action: t('reset.button'), danger: true }))) return;
    try {
      await calls.resetModelo.send();
      await queryClient.invalidateQueries({ queryKey: ['documentos'] });
      toast.success(t('reset.done'));
    } catch (error) {
      toast.failure(error);
    }
  };
  const area = (field: Field) => (
    <Textarea
      ref={(element) => {
        fields.current[field] = element;
      }}
      label={t(`field.${field}`)}
      autosize
      minRows={8}
      maxRows={24}
      maxLength={longestText}
      {...form.getInputProps(field)}
      onFocus={() => {
        latest.current = field;
      }}
    />
  );
  return (
    <form onSubmit={submit} noValidate>
      <SettingsSection title={t('texts.title')} lead={t('texts.lead')}>
        <Stack gap="md">
          {area('antes')}
          {area('depois')}
        </Stack>
      </SettingsSection>
      <SettingsSection title={t('placeholders.title')} lead={t('placeholders.lead')}>
        <PlaceholderList insert={insert} />
      </SettingsSection>
      <SettingsSection title={t('preview.title')} lead={t('preview.lead')}>
        <Stack gap="sm" align="start">
          <PreviewButtons modelo={form.values} validate={() => !form.validate().hasErrors} />
          <Link to="/empresa">{t('preview.company')}</Link>
        </Stack>
      </SettingsSection>

      <Group gap="sm">
        <FormFoot form={form} isSaving={isSaving} />
        {version > 0 && (
          <Button variant="subtle" color="danger" leftSection={<IconRestore size={18} aria-hidden />} onClick={() => void reset()}>
            {t('reset.button')}
          </Button>
        )}
      </Group>
    </form>
  );
}
