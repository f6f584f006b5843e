import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { IconNote } from '@tabler/icons-react';
import { memo, type SyntheticEvent } from 'react';
import classes from '#kit/web/board/BoardCard.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { Follow } from '../../../contract.ts';
import { TagChips } from '../../tags/TagChips.tsx';
import { FollowLink } from '../FollowLink.tsx';
import { CardMenu } from './CardMenu.tsx';
import type { CardActions } from './cardActions.ts';
import { DateMark, KindIcon, PriorityMark, StatusWords } from './Marks.tsx';
import { Valor } from './Valor.tsx';

type CardProps = {
  follow: Follow;
  /** Whether it is the first of its column. */
  isFirst: boolean;
  isDragging: boolean;
  handle: DraggableProvidedDragHandleProps | null;
  actions: CardActions;
};

/** A click on the card, but not on its controls, opens the item. */
function open({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  if (!(target as Element).closest('a, button')) currentTarget.querySelector<HTMLElement>('a[href]')?.click();
}

/** Whether text of the card is selected; a click must not then open the item. Selections elsewhere survive the click. */
function isTextSelected(card: Element): boolean {
  const selection = getSelection();
  return selection?.type === 'Range' && selection.containsNode(card, true);
}

/** A followed item. The whole card can be dragged; it is no button, as it contains a link and a menu. */
export const Card = memo(function Card({ follow, isFirst, isDragging, handle, actions }: CardProps) {
  const t = useTexts('board');
  const { id, kind, name, orgao, text, local, priority, note, tags, next } = follow;
  // It is not a button.
  const { role: _role, ...grip } = handle ?? {};
  return (
    <article
      {...grip}
      onClick={(event) => {
        if (!event.defaultPrevented && !isTextSelected(event.currentTarget)) open(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) open(event);
      }}
      className={`${surface.surface} ${classes.card}`}
      aria-label={name}
      aria-roledescription={t('card.role')}
      data-card={id}
      data-dragging={isDragging || undefined}
      data-priority={priority}
    >
      <div className={classes.head}>
        <KindIcon kind={kind} />
        <FollowLink follow={follow} className={classes.name} isShort />
        <CardMenu follow={follow} isFirst={isFirst} actions={actions} />
      </div>
      <p className={`${textStyles.lines} ${classes.text}`} title={text}>
        {text || t('card.noObjeto')}
      </p>
      <p className={`${textStyles.minor} ${textStyles.lines} ${classes.orgao}`} title={[orgao, local].filter(Boolean).join(' · ')}>
        {[orgao, local].filter(Boolean).join(' · ')}
      </p>
      <div className={classes.marks}>
        {next ? (
          <DateMark next={next} stage={follow.stage} />
        ) : (
          <span className={textStyles.minor}>
            <StatusWords follow={follow} />
          </span>
        )}
        <PriorityMark priority={priority} />
      </div>
      {tags.length > 0 && <TagChips ids={tags} />}
      {follow.valor !== null && (
        <p className={classes.valor}>
          <Valor {...follow} />
        </p>
      )}
      {note && (
        <p className={classes.note} title={note}>
          <IconNote size={16} role="img" aria-label={t('field.note')} />
          <span className={`${textStyles.lines} ${classes.orgao}`}>{note}</span>
        </p>
      )}
    </article>
  );
});
