import { type ChangeEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { useUnsaved } from '../../dialog/useUnsaved.ts';

/** The form of a comment, sent by its button or Ctrl+Enter: props of the form and its field. @param send fails if it was not saved */
export function useCommentForm(send: (text: string) => Promise<unknown>, isSending: boolean) {
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  useUnsaved(!isBlank);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isSending) return;
    void send(text).then(
      () => setText(''),
      // A toast shows the error, as for every failed change; the text stays.
      () => {},
    );
  };
  return {
    form: { onSubmit: submit },
    field: {
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => setText(currentTarget.value),
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      },
    },
  };
}
