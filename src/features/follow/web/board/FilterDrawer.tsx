import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { FilterFrame } from '#kit/web/search/FilterFrame.tsx';
import { type FollowKind, followKinds, type Priority, priorities, type Stage, stages } from '../../contract.ts';
import { type FollowState, noFilters } from './useFilterChips.ts';

type FilterDrawerProps = { list: FollowState; opened: boolean; close: () => void };

/** The filter form beside the board or list. */
export function FilterDrawer({ list, opened, close }: FilterDrawerProps) {
  const t = useTexts('board');
  return (
    <FilterFrame title={t('filters.title')} search={list.search} opened={opened} close={close}>
      <FilterForm list={list} close={close} />
    </FilterFrame>
  );
}

/** Filters are applied together, as one history entry. */
function FilterForm({ list: { search, query, set }, close }: { list: FollowState; close: () => void }) {
  const t = useTexts('board');
  const names = useTexts('follow');
  const kit = useTexts('kit');
  const form = useForm({
    initialValues: {
      kind: (search.kind ?? '') as FollowKind | '',
      priority: [...(search.priority ?? [])] as string[],
      stage: [...(search.stage ?? [])] as string[],
    },
  });
  const apply = form.onSubmit(({ kind, priority, stage }) => {
    set({
      kind: kind || undefined,
      priority: priority.length > 0 ? (priority as Priority[]) : undefined,
      stage: stage.length > 0 ? (stage as Stage[]) : undefined,
    });
    close();
  });
  const clear = () => {
    set(noFilters);
    close();
  };
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="lg">
        <Radio.Group label={t('field.kind')} {...form.getInputProps('kind')}>
          <Stack gap="xs" mt={4}>
            <Radio value="" label={t('filters.any')} />
            {followKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(`kinds.${kind}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Checkbox.Group label={t('field.priority')} {...form.getInputProps('priority')}>
          <Stack gap="xs" mt={4}>
            {priorities.toReversed().map((priority) => (
              <Checkbox key={priority} value={priority} label={t(`priority.${priority}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {query.view === 'list' && (
          <Checkbox.Group label={t('field.stage')} {...form.getInputProps('stage')}>
            <Stack gap="xs" mt={4}>
              {stages.map((stage) => (
                <Checkbox key={stage} value={stage} label={names(`stage.${stage}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={clear}>
            {kit('filters.clear')}
          </Button>
          <Button type="submit">{t('filters.apply')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
