import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { MOST_LETTERS } from '../../entities.ts';

type PostFormProps = { text: string; save: (text: string) => Promise<unknown>; close: () => void };

/** Edits a post's text in place. */
export function PostForm({ text, save, close }: PostFormProps) {
  const t = useTexts('profile');
  const tKit = useTexts('kit');
  const [changed, setChanged] = useState(text);
  useUnsaved(changed !== text);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (changed.trim() === '') return;
    close();
    // A toast shows the error, as for every failed change.
    if (changed.trim() !== text) await save(changed).catch(() => {});
  };
  return (
    <form onSubmit={send}>
      <Textarea
        aria-label={t('post.edit')}
        autosize
        minRows={2}
        maxRows={16}
        maxLength={MOST_LETTERS.post}
        value={changed}
        autoFocus
        onChange={({ currentTarget }) => setChanged(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
        }}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        <Button variant="default" size="compact-md" onClick={close}>
          {tKit('action.cancel')}
        </Button>
        <Button type="submit" size="compact-md" disabled={changed.trim() === ''}>
          {tKit('form.save')}
        </Button>
      </Group>
    </form>
  );
}
