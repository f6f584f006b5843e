import { Input } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { loadTexts } from '../locale/i18n.ts';
import classes from './RichText.module.css';
import type { RichTextProps } from './RichTextEditing.tsx';
import { RichTextSkeleton } from './RichTextSkeleton.tsx';

const RichTextEditing = lazy(async () => {
  const [{ RichTextEditing: component }] = await Promise.all([import('./RichTextEditing.tsx'), loadTexts('richText')]);
  return { default: component };
});

const PageTextEditing = lazy(async () => {
  const [{ PageTextEditing: component }] = await Promise.all([import('./PageTextEditing.tsx'), loadTexts('richText')]);
  return { default: component };
});

type Props = RichTextProps & {
  /** A text for our own pages: tables and internal links, which would not work in a mail, are allowed. */
  ofPage?: boolean;
};

/** A field for formatted text. Its editor is loaded on demand; until then a skeleton is shown. */
export function RichText({ minHeight = 160, ofPage = false, ...field }: Props) {
  const Editing = ofPage ? PageTextEditing : RichTextEditing;
  const id = useId();
  const { label, labelHidden, error, fill } = field;
  return (
    <Input.Wrapper
      id={id}
      className={classes.field}
      data-fill={fill || undefined}
      label={labelHidden ? undefined : label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => document.getElementById(`${id}-text`)?.focus() }}
      error={error}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      <Suspense fallback={<RichTextSkeleton minHeight={minHeight} fill={fill} />}>
        <Editing id={id} minHeight={minHeight} {...field} />
      </Suspense>
    </Input.Wrapper>
  );
}
