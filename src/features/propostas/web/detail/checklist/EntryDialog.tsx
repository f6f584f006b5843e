import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { DialogFoot } from '#kit/web/dialog/DialogFoot.tsx';
import { DateField } from '#kit/web/form/DateField.tsx';
import { isDay } from '#kit/web/form/dateText.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import { type CertidaoLigada, checklistLimits, type Entrada, type Grupo, grupos } from '../../../checklist.ts';
import { calls } from '../../calls.ts';
import { useVersioned } from '../../conflict.tsx';
import { CertidaoField } from './CertidaoField.tsx';

type EntryDialogProps = {
  /** The offer. */
  id: number;
  /** Null for a new entry. */
  entry: Entrada | null;
  opened: boolean;
  close: () => void;
};

/** Adds or edits an entry of the checklist. */
export function EntryDialog({ id, entry, opened, close }: EntryDialogProps) {
  const t = useTexts('propostas');
  const title = entry ? t('checklist.edit', { titulo: entry.titulo }) : t('checklist.add');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={title}>
      {opened && <EntryForm id={id} entry={entry} close={close} />}
    </Dialog>
  );
}

function EntryForm({ id, entry, close }: Omit<EntryDialogProps, 'opened'>) {
  const t = useTexts('propostas');
  const common = useTexts('common');
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  const [grupo, setGrupo] = useState<Grupo>(entry?.grupo ?? 'fiscal');
  const [titulo, setTitulo] = useState(entry?.titulo ?? '');
  const [prazo, setPrazo] = useState(entry?.prazo ?? '');
  const [documento, setDocumento] = useState(entry?.documento ?? '');
  const [certidao, setCertidao] = useState<CertidaoLigada | null>(entry?.certidao ?? null);
  const [fault, setFault] = useState<'titulo' | 'prazo'>();
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (titulo.trim() === '') return setFault('titulo');
    if (prazo !== '' && !isDay(prazo)) return setFault('prazo');
    setSaving(true);
    setRefusal(undefined);
    const day = prazo === '' ? null : prazo;
    try {
      if (entry) {
        const params = { id, entrada: entry.id };
        await send(entry.version, (version) =>
          calls.updateEntry.send({
            params,
            body: {
              ...{ version, prazo: day, documento },
              ...(titulo !== entry.titulo && { titulo }),
              ...(certidao?.id !== entry.certidao?.id && { certidao: certidao?.id ?? null }),
            },
          }),
        );
      } else await calls.addEntry.send({ params: { id }, body: { grupo, titulo, prazo: day } });
      await queryClient.invalidateQueries({ queryKey: ['propostas'] });
      close();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {!entry && (
          <NativeSelect
            label={t('checklist.field.grupo')}
            data={grupos.map((value) => ({ value, label: t(`checklist.grupo.${value}`) }))}
            value={grupo}
            onChange={({ currentTarget }) => setGrupo(currentTarget.value as Grupo)}
          />
        )}
        <TextInput
          data-autofocus
          required
          label={t('checklist.field.titulo')}
          maxLength={checklistLimits.titulo}
          value={titulo}
          error={fault === 'titulo' && common('word.fillInThisField')}
          onChange={({ currentTarget }) => {
            setTitulo(currentTarget.value);
            setFault(undefined);
          }}
        />
        <DateField
          label={t('checklist.field.prazo')}
          value={prazo}
          error={fault === 'prazo' && common('filters.noDay')}
          onChange={(day) => {
            setPrazo(day);
            setFault(undefined);
          }}
        />
        {entry && (entry.grupo !== 'proposta' || entry.certidao) && <CertidaoField id={id} value={certidao} choose={setCertidao} />}
        {entry && (
          <TextInput
            label={t('checklist.field.documento')}
            maxLength={checklistLimits.documento}
            value={documento}
            onChange={({ currentTarget }) => setDocumento(currentTarget.value)}
          />
        )}
        <DialogFoot close={close} isSaving={isSaving} refusal={refusal} />
      </Stack>
      {dialog}
    </form>
  );
}
