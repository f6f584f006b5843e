import { TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { limits, type TextoDoItem } from '../../../entities.ts';
import { cellKeys, type Next } from './cellKeys.ts';
import classes from './Itens.module.css';

type TextCellProps = {
  kind: TextoDoItem;
  /** Of which item, for screen readers. */
  label: string;
  value: string;
  mayEdit: boolean;
  isEditing: boolean;
  edit: () => void;
  /** Undefined: nothing changed. */
  end: (value: string | undefined, next: Next) => void;
};

/** Brand or model, with its name before it, that becomes a field when it is pressed. */
export function TextCell({ kind, label, value, mayEdit, isEditing, edit, end }: TextCellProps) {
  const t = useTexts('propostas');
  const name = t(`field.${kind}`);
  if (!mayEdit && value === '') return null;
  if (isEditing) return <TextField label={label} placeholder={name} value={value} end={end} />;
  return (
    <span className={classes.text}>
      {name}:{' '}
      {mayEdit ? (
        <UnstyledButton
          className={classes.amount}
          data-cell={kind}
          data-empty={value === '' || undefined}
          aria-label={t('item.edit', { label, value: value || t('item.empty') })}
          onClick={edit}
        >
          <bdi>{value || '—'}</bdi>
        </UnstyledButton>
      ) : (
        <bdi>{value}</bdi>
      )}
    </span>
  );
}

type TextFieldProps = Pick<TextCellProps, 'label' | 'value' | 'end'> & { placeholder: string };

function TextField({ label, placeholder, value, end }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [draft, setDraft] = useState(value);
  useEffect(() => input.current?.select(), []);
  const leave = (after: string | undefined, next: Next) => {
    if (isOver.current) return;
    isOver.current = true;
    end(after, next);
  };
  const finish = (next: Next) => leave(draft.trim() === value ? undefined : draft.trim(), next);
  return (
    <TextInput
      ref={input}
      size="xs"
      aria-label={label}
      placeholder={placeholder}
      maxLength={limits.marca}
      value={draft}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onKeyDown={cellKeys(finish, () => leave(undefined, 'same'))}
      onBlur={() => finish('elsewhere')}
    />
  );
}
