import { Checkbox, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { DialogFoot } from '#kit/web/dialog/DialogFoot.tsx';
import { DateField } from '#kit/web/form/DateField.tsx';
import { isDay } from '#kit/web/form/dateText.ts';
import { focusFirst } from '#kit/web/form/faults.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Assignee, limits } from '../../entities.ts';
import { AssigneeField } from '../edit/AssigneeField.tsx';
import { useManyTasks } from './useManyTasks.ts';

type Due = 'session' | 'day' | 'none';

/** Title, assignee and due day of the tasks. */
export function ManyTasksForm({ licitacoes, close }: { licitacoes: readonly number[]; close: () => void }) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const format = useFormat();
  const { create, isSaving } = useManyTasks(licitacoes, close);
  const typed = useRef('');
  const isMany = licitacoes.length > 1;
  const form = useForm({
    initialValues: {
      title: t('many.first') as string,
      each: 'each' as 'each' | 'all',
      assigneeId: null as Assignee | null,
      due: 'session' as Due,
      day: '',
      isImportant: false,
    },
    validate: {
      title: (title) => (title.trim() === '' ? t('many.titleFault') : null),
      assigneeId: () => (typed.current ? t('many.assigneeFault') : null),
      day: (day, { due }) => (due === 'day' && !isDay(day) ? t('many.dayFault') : null),
    },
  });
  const { each, due } = form.values;
  const submit = form.onSubmit(({ day, assigneeId, each: how, ...values }) => {
    if (isSaving) return;
    const body = { ...values, each: how === 'each', assigneeId: assigneeId?.id ?? null, ...(values.due === 'day' && { day }) };
    void create(body, (faults) => form.setErrors(faults));
  }, focusFirst);
  const words: Record<Due, string> = {
    session: each === 'each' || !isMany ? t('many.session') : t('many.nearest'),
    day: t('many.day'),
    none: t('many.none'),
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('many.lead', { count: licitacoes.length, figure: format.number(licitacoes.length) })}
        </Text>
        <TextInput
          data-autofocus
          required
          label={common('word.title')}
          maxLength={limits.title}
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        {isMany && (
          <Radio.Group label={t('many.how')} {...form.getInputProps('each')}>
            <Stack gap="xs" mt={4}>
              <Radio value="each" label={t('many.each')} />
              <Radio value="all" label={t('many.all')} />
            </Stack>
          </Radio.Group>
        )}
        <AssigneeField
          isGiven={false}
          disabled={false}
          {...form.getInputProps('assigneeId')}
          value={form.values.assigneeId}
          onTyped={(text) => {
            typed.current = text;
          }}
        />
        <NativeSelect
          label={t('many.due')}
          description={due === 'session' ? t('many.sessionHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={(['session', 'day', 'none'] as const).map((value) => ({ value, label: words[value] }))}
          {...form.getInputProps('due')}
        />
        {due === 'day' && <DateField label={t('many.dayLabel')} {...form.getInputProps('day')} value={form.values.day} />}
        <Checkbox label={t('many.important')} {...form.getInputProps('isImportant', { type: 'checkbox' })} />
        <DialogFoot close={close} isSaving={isSaving} submit={t('many.create')} />
      </Stack>
    </form>
  );
}
