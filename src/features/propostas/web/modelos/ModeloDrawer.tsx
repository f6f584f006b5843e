import { NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { checklistLimits, type Grupo, grupos, type Modelo } from '../../checklist.ts';
import { calls } from '../calls.ts';

type Values = { grupo: Grupo; titulo: string; dias: number | string };

/** Adds or edits an entry of the template. `modelo` is null for a new one. */
export function ModeloDrawer({ modelo, close }: { modelo: Modelo | null; close: () => void }) {
  const t = useTexts('propostas');
  const common = useTexts('common');
  const editing = useEditForm<Values, unknown>({
    initial: { grupo: modelo?.grupo ?? 'fiscal', titulo: modelo?.titulo ?? '', dias: modelo?.dias ?? '' },
    validate: { titulo: (titulo) => (titulo.trim() === '' ? common('word.fillInThisField') : null) },
    save: ({ grupo, titulo, dias }) => {
      const body = { grupo, titulo, dias: dias === '' ? null : Number(dias) };
      if (!modelo) return calls.addModelo.send({ body });
      return calls.updateModelo.send({ params: { id: modelo.id }, body: { ...body, version: modelo.version } });
    },
    feature: 'propostas',
    close,
  });
  const { form } = editing;
  return (
    <EditDrawer
      title={modelo ? t('checklist.edit', { titulo: modelo.titulo }) : t('checklist.add')}
      isTranslated={modelo?.isTranslated}
      editing={editing}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('checklist.field.grupo')}
          data={grupos.map((value) => ({ value, label: t(`checklist.grupo.${value}`) }))}
          {...form.getInputProps('grupo')}
        />
        <TextInput
          required
          label={t('checklist.field.titulo')}
          maxLength={checklistLimits.titulo}
          data-path="titulo"
          {...form.getInputProps('titulo')}
        />
        <NumberInput
          label={t('checklist.field.dias')}
          min={0}
          max={365}
          allowDecimal={false}
          data-path="dias"
          {...form.getInputProps('dias')}
        />
      </Stack>
    </EditDrawer>
  );
}
