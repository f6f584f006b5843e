import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { type Editor, useEditor } from '@tiptap/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { makeExtensions } from './extensions.ts';
import { loadedHtml, pastedHtml } from './fittedHtml.ts';
import type { PageText } from './pageText.ts';
import classes from './RichText.module.css';
import { RichTextSkeleton } from './RichTextSkeleton.tsx';
import { RichTextTools } from './RichTextTools.tsx';

export type RichTextProps = {
  label: string;
  /** The label is only for screen readers. */
  labelHidden?: boolean;
  /** HTML; a value that did not come from this field replaces its content. */
  value: string;
  /** HTML, or empty. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Minimum height of the text in pixels. */
  minHeight?: number;
  /** Fills its container; only the text scrolls. */
  fill?: boolean;
  /** The cursor's position once the field is loaded. */
  autoFocus?: boolean | 'start' | 'end';
  toolbar?: 'full' | 'small';
  disabled?: boolean;
  error?: ReactNode;
  'data-path'?: string;
};

export type RichTextEditingProps = RichTextProps & { id: string; minHeight: number };

/** The editor for formatted text. */
export function RichTextEditing({ page, ...given }: RichTextEditingProps & { page?: PageText }) {
  const { id, label, labelHidden, value, onChange, onBlur, placeholder = '', ...field } = given;
  const { minHeight, fill, autoFocus = false, toolbar = 'full', disabled = false, error, 'data-path': path } = field;
  const words = useRef(placeholder);
  words.current = placeholder;
  const [extensions] = useState(() => makeExtensions(() => words.current, page?.extensions));
  // Only texts of our own pages have tables.
  const hasTables = page !== undefined;
  /** The last value received or reported, and its serialisation by the editor. */
  const reported = useRef(value);
  const shown = useRef('');
  const editor = useEditor({
    extensions,
    // An editor created during rendering would be discarded if the render is suspended, and would update an unmounted field.
    immediatelyRender: false,
    content: loadedHtml(value, hasTables),
    editable: !disabled,
    // `true` means the end of the text.
    autofocus: autoFocus === true ? 'end' : autoFocus,
    // Its own style element would have no nonce.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (html) => pastedHtml(html, hasTables),
      attributes: {
        id: `${id}-text`,
        class: classes.text ?? '',
        style: `min-height: ${minHeight}px`,
        role: 'textbox',
        'aria-multiline': 'true',
        ...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` }),
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
        ...(path === undefined ? {} : { 'data-path': path }),
      },
      handleKeyDown: (_, { key, altKey }) => altKey && key === 'F10' && focusTools(id),
    },
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed);
      // The editor adds an empty line after blocks that the cursor could not leave otherwise.
      if (withoutLastLine(html) === withoutLastLine(shown.current)) return;
      shown.current = html;
      reported.current = html;
      onChange(html);
    },
    // Before the cursor is set, which already adds that line.
    onMount: ({ editor: made }) => {
      shown.current = htmlOf(made);
    },
    onBlur,
  });
  useEffect(() => {
    if (!editor || value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(loadedHtml(value, hasTables), { emitUpdate: false });
    shown.current = htmlOf(editor);
  }, [editor, value, hasTables]);
  // The editor does not update this option itself.
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled]);
  if (!editor) return <RichTextSkeleton minHeight={minHeight} fill={fill} />;
  return (
    <RichTextEditor
      // Mantine's types read the same class in its CommonJS declaration.
      editor={editor as unknown as ComponentProps<typeof RichTextEditor>['editor']}
      variant="subtle"
      withTypographyStyles={false}
      withCodeHighlightStyles={false}
      className={classes.frame}
      mod={{ error: Boolean(error), disabled, fill }}
    >
      <RichTextEditor.Content className={classes.content} />
      {/* Displayed above the text, but after it in the Tab order. */}
      <RichTextTools id={`${id}-tools`} editor={editor} field={label} size={toolbar} page={page} disabled={disabled} />
    </RichTextEditor>
  );
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

function withoutLastLine(html: string): string {
  return html.replace(/<p><\/p>$/, '');
}

function focusTools(id: string): boolean {
  document.getElementById(`${id}-tools`)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  return true;
}
