import { Select } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { priorities, type Tag } from '../../entities.ts';
import { PriorityIcon } from '../PriorityIcon.tsx';
import { type Priority, priorityOf, withPriority } from '../tagLook.ts';

type PriorityFieldProps = { value: Tag[]; onChange: (tags: Tag[]) => void; disabled: boolean };

/** A task's priority, which the calls treat as one of its tags. */
export function PriorityField({ value, onChange, disabled }: PriorityFieldProps) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const chosen = priorityOf(value);
  return (
    <Select
      label={common('word.priority')}
      placeholder={t('field.noPriority')}
      data={priorities.map((one) => ({ value: one, label: t(`tag.${one}`) }))}
      value={chosen ?? null}
      onChange={(next) => onChange(withPriority(value, (next as Priority | null) ?? undefined))}
      leftSection={chosen && <PriorityIcon priority={chosen} />}
      renderOption={({ option }) => (
        <>
          <PriorityIcon priority={option.value as Priority} />
          {option.label}
        </>
      )}
      clearable
      disabled={disabled}
    />
  );
}
