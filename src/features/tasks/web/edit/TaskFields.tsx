import { Stack, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { DateField } from '#kit/web/form/DateField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { RichText } from '#kit/web/richText/RichText.tsx';
import { limits } from '../../entities.ts';
import { AssigneeField } from './AssigneeField.tsx';
import { PriorityField } from './PriorityField.tsx';
import { TagField } from './TagField.tsx';
import { ThingField } from './ThingField.tsx';
import type { Form, Typed } from './useTaskForm.ts';

type TaskFieldsProps = {
  form: Form;
  typed: RefObject<Typed>;
  /** The assignee cannot choose another assignee, but can hand the task back. */
  isGiven?: boolean;
  isDisabled?: boolean;
};

/** The fields of a task. */
export function TaskFields({ form, typed, isGiven = false, isDisabled = false }: TaskFieldsProps) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  return (
    <Stack gap="md">
      <TextInput
        data-autofocus={isDisabled ? undefined : true}
        required
        label={common('word.title')}
        maxLength={limits.title}
        autoComplete="off"
        disabled={isDisabled}
        {...form.getInputProps('title')}
      />
      <AssigneeField
        isGiven={isGiven}
        disabled={isDisabled}
        {...form.getInputProps('assignee')}
        value={form.values.assignee}
        onTyped={(text) => {
          typed.current.assignee = text;
        }}
      />
      <DateField label={t('field.dueDate')} disabled={isDisabled} {...form.getInputProps('dueDate')} value={form.values.dueDate} />
      <PriorityField disabled={isDisabled} value={form.values.tags} onChange={(tags) => form.setFieldValue('tags', tags)} />
      <TagField disabled={isDisabled} {...form.getInputProps('tags')} value={form.values.tags} />
      <ThingField
        disabled={isDisabled}
        {...form.getInputProps('thing')}
        value={form.values.thing}
        onTyped={(text) => {
          typed.current.thing = text;
        }}
      />
      <RichText
        label={common('word.description')}
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
