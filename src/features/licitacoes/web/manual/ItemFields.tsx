import { ActionIcon, Button, NumberInput, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { mostItems } from '../../manual.ts';
import { partFields } from '../../partFields.ts';
import type { FormValues } from './formValues.ts';
import classes from './ItemFields.module.css';
import { amount } from './money.ts';

type ManualForm = Pick<
  ReturnType<typeof useEditForm<FormValues, number>>['form'],
  'getInputProps' | 'values' | 'insertListItem' | 'removeListItem'
>;

/** The items: a line of fields each. */
export function ItemFields({ form }: { form: ManualForm }) {
  const t = useTexts('manual');
  const label = useLabels(partFields.lote);
  const marks = useNumberMarks();
  const { itens } = form.values;
  const next = Math.max(0, ...itens.map(({ numero }) => numero)) + 1;
  return (
    <div className={classes.items}>
      {itens.length === 0 && <Text c="dimmed">{t('noItems')}</Text>}
      {itens.map(({ numero }, place) => (
        <fieldset key={numero} className={classes.item}>
          <legend>{numero}</legend>
          <TextInput
            className={classes.wide ?? ''}
            label={label('descricao')}
            required
            maxLength={4000}
            autoComplete="off"
            {...form.getInputProps(`itens.${place}.descricao`)}
          />
          <NumberInput label={label('quantidade')} {...amount} prefix="" {...marks} {...form.getInputProps(`itens.${place}.quantidade`)} />
          <TextInput label={t('field.unit')} maxLength={60} autoComplete="off" {...form.getInputProps(`itens.${place}.unidade`)} />
          <NumberInput label={t('field.estimate')} {...amount} {...marks} {...form.getInputProps(`itens.${place}.valor_unitario`)} />
          <ActionIcon
            className={classes.remove ?? ''}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('removeItem', { numero: String(numero) })}
            data-hint={t('removeItem', { numero: String(numero) })}
            onClick={() => form.removeListItem('itens', place)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </fieldset>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={itens.length >= mostItems}
          onClick={() => form.insertListItem('itens', { numero: next, descricao: '', quantidade: '', unidade: '', valor_unitario: '' })}
        >
          {t('addItem')}
        </Button>
      </div>
    </div>
  );
}
