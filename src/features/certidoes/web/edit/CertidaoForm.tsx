// The forms to add, correct and renew a document. A chosen file is uploaded on saving.
import { Checkbox, FileInput, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DateField } from '#kit/web/form/DateField.tsx';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { type Certidao, codigosDeTipo, grupos, nomeDe, type TipoDeCertidao, tiposDeCertidao } from '../../entities.ts';
import { calls } from '../calls.ts';
import { type FormValues, initialOf, issueOf, newIssueOf, sentOf } from './formValues.ts';

type FormProps = { certidao: Certidao; close: () => void };

/** Adds a document. */
export function AddDrawer({ close }: { close: () => void }) {
  const t = useTexts('certidoes');
  const send = useFile();
  const editing = useEditForm({
    initial: initialOf(undefined),
    save: async (values: FormValues) => calls.add.send({ body: sentOf(values, await send(values)) }),
    feature: 'certidoes',
    done: t('edit.added'),
    close,
  });
  return (
    <EditDrawer title={t('edit.addTitle')} width={600} editing={editing}>
      <Stack gap="md">
        <KindFields form={editing.form} isNew />
        <IssueFields form={editing.form} />
        <NoteField form={editing.form} />
      </Stack>
    </EditDrawer>
  );
}

/** Corrects a document and its latest issue. */
export function ChangeDrawer({ certidao: latest, close }: FormProps) {
  const t = useTexts('certidoes');
  const send = useFile();
  // As it was when the form opened: later changes by others were not seen by this user.
  const [certidao] = useState(latest);
  const { id, version } = certidao;
  const editing = useEditForm({
    initial: initialOf(certidao),
    save: async (values: FormValues) =>
      calls.change.send({ params: { id }, body: { ...sentOf(values, await send(values, certidao)), version } }),
    feature: 'certidoes',
    close,
  });
  return (
    <EditDrawer title={t('edit.title')} width={600} editing={editing}>
      <Stack gap="md">
        <KindFields form={editing.form} />
        <IssueFields form={editing.form} kept={certidao.arquivo?.fileName} />
        <NoteField form={editing.form} />
      </Stack>
    </EditDrawer>
  );
}

/** Adds an issue that replaces the latest one. */
export function RenewDrawer({ certidao: latest, close }: FormProps) {
  const t = useTexts('certidoes');
  const language = useLanguage();
  const send = useFile();
  const [certidao] = useState(latest);
  const { id, version } = certidao;
  const name = nomeDe(certidao, language);
  const editing = useEditForm({
    initial: newIssueOf(certidao),
    save: async (values: FormValues) => calls.renew.send({ params: { id }, body: { ...issueOf(values, await send(values)), version } }),
    feature: 'certidoes',
    done: t('renew.done', { name }),
    close,
  });
  return (
    <EditDrawer title={t('renew.title', { name })} width={600} editing={editing}>
      <Stack gap="md">
        <Text size="sm">{t('renew.hint')}</Text>
        <IssueFields form={editing.form} />
      </Stack>
    </EditDrawer>
  );
}

type Form = Pick<ReturnType<typeof useEditForm<FormValues, unknown>>['form'], 'getInputProps' | 'setFieldValue' | 'values'>;

function KindFields({ form, isNew = false }: { form: Form; isNew?: boolean }) {
  const t = useTexts('certidoes');
  const language = useLanguage();
  const tipo = form.getInputProps('tipo');
  return (
    <>
      <FieldGrid>
        <NativeSelect
          data-autofocus={isNew || undefined}
          label={t('field.tipo')}
          data={codigosDeTipo.map((code) => ({ value: code, label: tiposDeCertidao[code].nome[language] }))}
          {...tipo}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('tipo', value as TipoDeCertidao);
            form.setFieldValue('grupo', tiposDeCertidao[value as TipoDeCertidao].grupo);
          }}
        />
        <NativeSelect
          label={t('field.grupo')}
          data={grupos.map((grupo) => ({ value: grupo, label: t(`grupo.${grupo}`) }))}
          {...form.getInputProps('grupo')}
        />
      </FieldGrid>
      <TextInput
        label={t('edit.titulo')}
        description={t('edit.tituloHint')}
        required={form.values.tipo === 'outro'}
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('titulo')}
      />
    </>
  );
}

/** `kept`: the name of the file that stays unless another one is chosen. */
function IssueFields({ form, kept }: { form: Form; kept?: string | undefined }) {
  const t = useTexts('certidoes');
  return (
    <>
      <FieldGrid>
        <TextInput label={t('field.numero')} maxLength={60} autoComplete="off" {...form.getInputProps('numero')} />
        <TextInput label={t('field.emissor')} maxLength={120} autoComplete="off" {...form.getInputProps('emissor')} />
        <DateField label={t('field.emitida_em')} {...form.getInputProps('emitida_em')} value={form.values.emitida_em} />
        <DateField
          label={t('field.vence_em')}
          description={t('edit.neverHint')}
          {...form.getInputProps('vence_em')}
          value={form.values.vence_em}
        />
      </FieldGrid>
      <FileInput
        label={t('edit.file')}
        description={kept === undefined ? t('edit.fileHint') : t('edit.fileKept', { name: kept })}
        placeholder={t('edit.choose')}
        accept="application/pdf,image/*"
        clearable
        leftSection={<IconPaperclip size={18} aria-hidden />}
        clearButtonProps={{ 'aria-label': t('edit.clear') }}
        data-path="arquivo"
        {...form.getInputProps('arquivo')}
      />
      {kept !== undefined && form.values.arquivo === null && (
        <Checkbox label={t('edit.withoutFile')} {...form.getInputProps('semArquivo', { type: 'checkbox' })} />
      )}
    </>
  );
}

function NoteField({ form }: { form: Form }) {
  const t = useTexts('certidoes');
  return <Textarea label={t('field.nota')} maxLength={2000} autosize minRows={2} maxRows={6} {...form.getInputProps('nota')} />;
}

/** Uploads the chosen file, once, however often saving is tried. @returns a function that says its id */
function useFile() {
  const sent = useRef<{ file: File; id: string }>(undefined);
  return async ({ arquivo, semArquivo }: FormValues, kept?: Certidao): Promise<string | null> => {
    if (arquivo === null) return semArquivo ? null : (kept?.arquivo?.id ?? null);
    if (sent.current?.file !== arquivo) {
      const fileName = (arquivo.name || 'documento').slice(-255);
      const { id } = await calls.send.send({ query: { fileName }, body: arquivo });
      sent.current = { file: arquivo, id };
    }
    return sent.current.id;
  };
}
