import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { LinkTool } from './LinkTool.tsx';
import type { PageText } from './pageText.ts';
import classes from './RichText.module.css';
import { ToolButton } from './ToolButton.tsx';
import { type ToolName, toolGroups, tools } from './tools.ts';

type RichTextToolsProps = {
  id: string;
  editor: Editor;
  field: string;
  size: 'full' | 'small';
  page: PageText | undefined;
  disabled: boolean;
};

/** The toolbar: a single tab stop; arrow keys move between tools, Escape returns to the text, Alt+F10 in the text opens it. */
export function RichTextTools({ id, editor, field, size, page, disabled }: RichTextToolsProps) {
  const t = useTexts('richText');
  const groups = page ? toolGroups[size] : toolGroups[size].map((group) => group.filter((name) => name !== 'table'));
  const names = groups.flat();
  const [visited, visit] = useState<ToolName>();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(names.map((name) => [name, { isOn: tools[name].isOn?.(now), isIdle: tools[name].isIdle?.(now) ?? false }])),
  });
  const isIdle = (name: ToolName) => disabled || Boolean(states[name]?.isIdle);
  const stop = visited && !isIdle(visited) ? visited : names.find((name) => !isIdle(name));
  const move = (press: KeyboardEvent<HTMLElement>) => {
    if (press.key === 'Escape') {
      press.preventDefault();
      // A surrounding dialog stays open.
      press.stopPropagation();
      return editor.commands.focus();
    }
    const all = [...press.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const here = all.indexOf(document.activeElement as HTMLElement);
    const next = placeAfter(press.key, here, all.length, getComputedStyle(press.currentTarget).direction === 'rtl');
    if (next === undefined) return;
    press.preventDefault();
    all[next]?.focus();
  };
  return (
    <RichTextEditor.Toolbar
      id={id}
      className={classes.tools}
      role="toolbar"
      aria-label={t('tools', { field })}
      aria-controls={id.replace(/-tools$/, '-text')}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div key={group[0]} className={classes.group}>
          {group.map((name) => {
            const button = {
              name,
              isOn: states[name]?.isOn,
              disabled: isIdle(name),
              isStop: name === stop,
              onFocus: () => visit(name),
            };
            if (name === 'link') return <LinkTool key={name} editor={editor} button={button} ownPages={page !== undefined} />;
            if (name === 'table' && page) return <page.TableTool key={name} editor={editor} button={button} />;
            return <ToolButton key={name} {...button} onClick={() => tools[name].use?.(editor)} />;
          })}
        </div>
      ))}
    </RichTextEditor.Toolbar>
  );
}

/** The index that a key moves to among `count` buttons. */
function placeAfter(key: string, here: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  return (here + step + count) % count;
}
