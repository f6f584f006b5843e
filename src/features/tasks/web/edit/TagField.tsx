import { Group, Input } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Bullet } from '#kit/web/side/SideEntry.tsx';
import { type Tag, tags } from '../../entities.ts';
import { plainTags, tagColors } from '../tagLook.ts';
import classes from './Editor.module.css';

type TagFieldProps = { value: Tag[]; onChange: (tags: Tag[]) => void; disabled: boolean; error?: ReactNode };

/** A task's tags as toggle buttons, without the priority. */
export function TagField({ value, onChange, disabled, error }: TagFieldProps) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const id = useId();
  return (
    <Input.Wrapper label={common('word.tags')} labelElement="div" labelProps={{ id }} error={error}>
      <fieldset aria-labelledby={id} disabled={disabled}>
        <Group gap="xs" className={classes.tags}>
          {plainTags.map((tag) => {
            const isChosen = value.includes(tag);
            return (
              <button
                key={tag}
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange(tags.filter((one) => (one === tag ? !isChosen : value.includes(one))))}
              >
                {isChosen ? <IconCheck size={14} aria-hidden /> : <Bullet color={tagColors[tag]} />}
                {t(`tag.${tag}`)}
              </button>
            );
          })}
        </Group>
      </fieldset>
    </Input.Wrapper>
  );
}
