import { Stack } from '@mantine/core';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { NewTag } from './NewTag.tsx';
import { useTags } from './useTags.ts';

type TagsFieldProps = {
  label: string;
  value: readonly number[];
  change: (ids: number[]) => void;
  /** Within a popover, which a click outside closes. */
  isInPopover?: boolean;
};

/** Chooses among the user's tags, and creates others. */
export function TagsField({ label, value, change, isInPopover }: TagsFieldProps) {
  const { tags } = useTags();
  return (
    <Stack gap="xs">
      <MultiChoice
        label={label}
        comboboxProps={{ withinPortal: !isInPopover }}
        data={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value.filter((id) => tags.some((tag) => tag.id === id)).map(String)}
        onChange={(ids) => change(ids.map(Number))}
      />
      <NewTag created={(id) => change([...value, id])} />
    </Stack>
  );
}
