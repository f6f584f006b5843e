import { Button, Group, Popover, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { linkTarget } from './linkTarget.ts';
import { ToolButton, type ToolButtonProps } from './ToolButton.tsx';

/** Turns the selection into a link, edits the link at the cursor, or inserts a URL. */
export function LinkTool({ editor, button, ownPages }: { editor: Editor; button: ToolButtonProps; ownPages: boolean }) {
  const t = useTexts('richText');
  const [opened, set] = useState(false);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const open = () => {
    setTyped(String(editor.getAttributes('link').href ?? ''));
    setIsRefused(false);
    set(true);
  };
  const close = () => {
    set(false);
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkTarget(typed, { ownPages });
    if (href === undefined) return setIsRefused(true);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    set(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    set(false);
  };
  return (
    <Popover opened={opened} onChange={(next) => !next && close()} trapFocus width={320} shadow="md" zIndex={1000}>
      <Popover.Target>
        <ToolButton {...button} onClick={() => (opened ? close() : open())} />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={t('tool.link')}
        onKeyDown={(press) => {
          // Keys must not reach the toolbar or a surrounding dialog.
          press.stopPropagation();
          if (press.key === 'Escape') close();
        }}
      >
        <form
          noValidate
          onSubmit={(submit) => {
            submit.preventDefault();
            // React would also pass it to a surrounding form.
            submit.stopPropagation();
            apply();
          }}
        >
          <TextInput
            data-autofocus
            dir="ltr"
            type="url"
            autoComplete="off"
            label={t('link.address')}
            description={t(ownPages ? 'link.pageHint' : 'link.hint')}
            placeholder="https://"
            maxLength={2000}
            value={typed}
            onChange={(change) => {
              setTyped(change.currentTarget.value);
              setIsRefused(false);
            }}
            error={isRefused && t(ownPages ? 'link.pageInvalid' : 'link.invalid')}
            errorProps={{ role: 'alert' }}
          />
          <Group justify="flex-end" gap="xs" mt="sm">
            {button.isOn && (
              <Button variant="default" onClick={remove}>
                {t('link.remove')}
              </Button>
            )}
            <Button type="submit">{t('link.apply')}</Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
