import { Checkbox, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { FilterFields } from '#kit/web/search/FilterFields.tsx';
import { type FollowKind, followKinds, type Priority, priorities, type Stage, stages } from '../../contract.ts';
import { useTags } from '../tags/useTags.ts';
import { type FollowState, noFilters } from './useFilterChips.ts';

/** Stages are filtered in the list only, as the board shows all. */
export function FilterForm({ list: { search, query, set }, close }: { list: FollowState; close: () => void }) {
  const t = useTexts('board');
  const common = useTexts('common');
  const names = useTexts('follow');
  const { tags } = useTags();
  const form = useForm({
    initialValues: {
      kind: (search.kind ?? '') as FollowKind | '',
      priority: [...(search.priority ?? [])] as string[],
      stage: [...(search.stage ?? [])] as string[],
      tag: (search.tag ?? []).map(String),
    },
  });
  const apply = form.onSubmit(({ kind, priority, stage, tag }) => {
    set({
      kind: kind || undefined,
      priority: priority.length > 0 ? (priority as Priority[]) : undefined,
      stage: stage.length > 0 ? (stage as Stage[]) : undefined,
      tag: tag.length > 0 ? tag.map(Number) : undefined,
    });
    close();
  });
  const clear = () => {
    set(noFilters);
    close();
  };
  return (
    <FilterFields apply={apply} clear={clear} gap="lg">
      <Radio.Group label={common('word.type')} {...form.getInputProps('kind')}>
        <Stack gap="xs" mt={4}>
          <Radio value="" label={t('filters.any')} />
          {followKinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(`kinds.${kind}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox.Group label={common('word.priority')} {...form.getInputProps('priority')}>
        <Stack gap="xs" mt={4}>
          {priorities.toReversed().map((priority) => (
            <Checkbox key={priority} value={priority} label={t(`priority.${priority}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      {tags.length > 0 && (
        <Checkbox.Group label={names('tags')} {...form.getInputProps('tag')}>
          <Stack gap="xs" mt={4}>
            {tags.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {query.view === 'list' && (
        <Checkbox.Group label={t('field.stage')} {...form.getInputProps('stage')}>
          <Stack gap="xs" mt={4}>
            {stages.map((stage) => (
              <Checkbox key={stage} value={stage} label={names(`stage.${stage}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </FilterFields>
  );
}
