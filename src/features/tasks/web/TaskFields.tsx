import { Stack, TextInput } from '@mantine/core';
import { useTexts } from '#kit/web/i18n.ts';
import { RichText } from '#kit/web/richText/RichText.tsx';
import { limits } from '../entities.ts';
import { AssigneeField } from './AssigneeField.tsx';
import { TagField } from './TagField.tsx';
import { ThingField } from './ThingField.tsx';
import type { Form } from './useTaskForm.ts';

type TaskFieldsProps = {
  form: Form;
  /** Whoever the task was given to chooses nobody else; they can give it back. */
  isGiven?: boolean;
  isDisabled?: boolean;
};

/** What a task says, field by field. */
export function TaskFields({ form, isGiven = false, isDisabled = false }: TaskFieldsProps) {
  const t = useTexts('tasks');
  return (
    <Stack gap="md">
      <TextInput
        data-autofocus={isDisabled ? undefined : true}
        required
        label={t('field.title')}
        maxLength={limits.title}
        autoComplete="off"
        disabled={isDisabled}
        {...form.getInputProps('title')}
      />
      <AssigneeField isGiven={isGiven} disabled={isDisabled} {...form.getInputProps('assignee')} value={form.values.assignee} />
      <TextInput
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        label={t('field.dueDate')}
        disabled={isDisabled}
        {...form.getInputProps('dueDate')}
      />
      <TagField disabled={isDisabled} {...form.getInputProps('tags')} value={form.values.tags} />
      <ThingField disabled={isDisabled} {...form.getInputProps('thing')} value={form.values.thing} />
      <RichText
        label={t('field.description')}
        toolbar="small"
        minHeight={120}
        disabled={isDisabled}
        data-path="description"
        value={form.values.description}
        onChange={(html) => form.setFieldValue('description', html)}
        error={form.errors.description}
      />
    </Stack>
  );
}
