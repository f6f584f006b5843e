import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#kit/web/Dialog.tsx';
import { focusFirst, showFaults } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import { limits, type Question } from '../contract.ts';
import { calls } from './calls.ts';

type QuestionFormProps = { question: Question; opened: boolean; close: () => void };

/** Where admins word a question and its answer anew. */
export function QuestionForm({ question, opened, close }: QuestionFormProps) {
  const t = useTexts('pricing');
  return (
    <Dialog opened={opened} close={close} title={t('edit.question', { question: question.question })} size="lg">
      {/* Lives only while the window is open: it reads the question once. */}
      <Fields question={question} close={close} />
    </Dialog>
  );
}

function Fields({ question: { id, question, answer, version }, close }: { question: Question; close: () => void }) {
  const t = useTexts('pricing');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  const missing = (text: string) => (text.trim() === '' ? t('edit.missing') : null);
  const form = useForm({ initialValues: { question, answer }, validate: { question: missing, answer: missing } });
  const save = useMutation({
    ...calls.editQuestion.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['pricing'] });
      toast.success(kit('form.saved'));
      close();
    },
    onError: (error) => showFaults(form, error),
  });
  const submit = form.onSubmit((values) => save.mutate({ params: { id }, body: { ...values, version } }), focusFirst);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput label={t('edit.ask')} maxLength={limits.question} data-path="question" {...form.getInputProps('question')} />
        <Textarea
          label={t('edit.answer')}
          autosize
          minRows={3}
          maxLength={limits.answer}
          data-path="answer"
          {...form.getInputProps('answer')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {kit('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
