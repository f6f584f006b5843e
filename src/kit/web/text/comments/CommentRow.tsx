import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { focusNeighbour } from '../../device/focusNeighbour.ts';
import { useFormat } from '../../locale/format.ts';
import { Avatar } from '../../picture/Avatar.tsx';
import classes from './comments.module.css';

type CommentRowProps = {
  author: { fullName: string; avatar: string | null };
  /** When it was written. */
  at: string;
  /** Smaller, as on a post in a feed. */
  isSmall?: boolean;
  /** The author's name, if not plain. */
  name?: ReactNode;
  /** Further buttons, before the one that removes it. */
  buttons?: ReactNode;
  /** For users who may remove it; the focus moves to the next comment. */
  remove?: { label: string; run: () => void } | undefined;
  /** The text. */
  children: ReactNode;
};

export function CommentRow({ author, at, isSmall = false, name = author.fullName, buttons, remove, children }: CommentRowProps) {
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  return (
    <li ref={row} className={classes.comment} data-small={isSmall || undefined}>
      <Avatar name={author.fullName} src={author.avatar} size={isSmall ? 32 : 36} />
      <div>
        <p className={classes.who}>
          <strong>{name}</strong>
          <time dateTime={at} title={format.fullDateTime(at)}>
            {format.past(at)}
          </time>
        </p>
        {children}
      </div>
      {(buttons || remove) && (
        <div className={classes.buttons}>
          {buttons}
          {remove && (
            <ActionIcon
              size={isSmall ? 28 : 32}
              color="gray"
              data-remove
              aria-label={remove.label}
              onClick={() => {
                focusNeighbour(row.current, '[data-remove]');
                remove.run();
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      )}
    </li>
  );
}
