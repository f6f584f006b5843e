import { Stack, Textarea, TextInput } from '@mantine/core';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { limits, type Question } from '../contract.ts';
import { calls } from './calls.ts';

/** The form in which admins edit a question and its answer. */
export function QuestionDrawer({ question: { id, isTranslated, ...kept }, close }: { question: Question; close: () => void }) {
  const t = useTexts('pricing');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const missing = (text: string) => (text.trim() === '' ? common('word.fillInThisField') : null);
  const editing = useEditForm({
    initial: kept,
    validate: { question: missing, answer: missing },
    save: (body) => calls.editQuestion.send({ params: { id }, body }),
    feature: 'pricing',
    done: kit('form.saved'),
    close,
  });
  const { form } = editing;
  return (
    <EditDrawer title={t('edit.question', { question: kept.question })} isTranslated={isTranslated} editing={editing}>
      <Stack gap="md">
        <TextInput
          label={common('word.question')}
          maxLength={limits.question}
          data-autofocus
          data-path="question"
          {...form.getInputProps('question')}
        />
        <Textarea
          label={t('edit.answer')}
          autosize
          minRows={3}
          maxLength={limits.answer}
          data-path="answer"
          {...form.getInputProps('answer')}
        />
      </Stack>
    </EditDrawer>
  );
}
