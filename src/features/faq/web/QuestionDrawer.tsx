import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { RichText } from '#kit/web/richText/RichText.tsx';
import type { FaqGroup, FaqKey, FaqQuestion } from '../contract.ts';
import { calls } from './calls.ts';

type QuestionDrawerProps = {
  /** Undefined for a new question. */
  question: FaqQuestion | undefined;
  groups: readonly FaqGroup[];
  /** The group of a new question. */
  group: FaqKey;
  close: () => void;
};

/** The form of a question and its answer. */
export function QuestionDrawer({ question, groups, group, close }: QuestionDrawerProps) {
  const t = useTexts('faq');
  const common = useTexts('common');
  const editing = useEditForm({
    initial: {
      group: question?.group ?? group,
      question: question?.question ?? '',
      html: question?.html ?? '',
      version: question?.version ?? 0,
    },
    validate: {
      question: (words) => (words.trim() === '' ? t('edit.questionMissing') : null),
      html: (html) => (html === '' ? t('edit.answerMissing') : null),
    },
    save: ({ version, ...body }) =>
      question ? calls.edit.send({ params: { id: question.id }, body: { ...body, version } }) : calls.add.send({ body }),
    feature: 'faq',
    close,
  });
  const { form } = editing;
  return (
    <EditDrawer title={question ? t('edit.edit') : t('edit.add')} width={640} isTranslated={question?.isTranslated} editing={editing}>
      <Stack gap="md">
        <NativeSelect
          label={t('edit.group')}
          data={groups.map(({ key, title }) => ({ value: key, label: title }))}
          {...form.getInputProps('group')}
        />
        <TextInput label={common('word.question')} maxLength={300} data-autofocus {...form.getInputProps('question')} />
        <RichText
          label={t('edit.answer')}
          value={form.values.html}
          onChange={(html) => form.setFieldValue('html', html)}
          error={form.errors.html}
          toolbar="small"
          ofPage
          minHeight={220}
          data-path="html"
        />
      </Stack>
    </EditDrawer>
  );
}
