import { useMemo } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Follow } from '../../contract.ts';
import { TagChips } from '../tags/TagChips.tsx';
import { CardMenu } from './card/CardMenu.tsx';
import type { CardActions } from './card/cardActions.ts';
import { DateMark, KindIcon, PriorityMark, StatusWords } from './card/Marks.tsx';
import { StageIcon } from './card/StageIcon.tsx';
import { Valor } from './card/Valor.tsx';
import { FollowLink } from './FollowLink.tsx';
import classes from './FollowList.module.css';

export function useColumns(actions: CardActions): readonly Column<Follow>[] {
  const t = useTexts('board');
  const common = useTexts('common');
  const names = useTexts('follow');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('field.name'),
        sort: 'asc',
        width: 200,
        grow: 3,
        fixed: true,
        card: 'heading',
        cell: (follow) => (
          <>
            <span className={classes.name}>
              <KindIcon kind={follow.kind} />
              <FollowLink follow={follow} className={classes.link} />
            </span>{' '}
            <span className={`${cells.second} ${classes.text}`} title={follow.text}>
              {follow.text}
            </span>
          </>
        ),
      },
      {
        id: 'stage',
        header: t('field.stage'),
        sort: 'asc',
        width: 120,
        card: 'top',
        cell: ({ stage }) => (
          <span className={classes.stage}>
            <StageIcon stage={stage} />
            {names(`stage.${stage}`)}
          </span>
        ),
      },
      {
        id: 'priority',
        header: common('word.priority'),
        sort: 'desc',
        width: 104,
        card: 'top',
        cell: ({ priority }) => <PriorityMark priority={priority} isInColumn />,
      },
      {
        id: 'tags',
        header: names('tags'),
        width: 132,
        grow: 1,
        card: 'body',
        cell: ({ tags }) => tags.length > 0 && <TagChips ids={tags} isInColumn />,
      },
      {
        id: 'date',
        header: t('field.next'),
        sort: 'asc',
        width: 176,
        card: 'body',
        cell: (follow) =>
          follow.next ? (
            <DateMark next={follow.next} stage={follow.stage} />
          ) : (
            <span className={cells.faint}>
              <StatusWords follow={follow} />
            </span>
          ),
      },
      {
        id: 'orgao',
        header: t('field.orgao'),
        width: 144,
        grow: 2,
        cell: ({ orgao, local }) => (
          <>
            <span className={classes.orgao} title={orgao}>
              {orgao}
            </span>{' '}
            <span className={cells.second}>{local}</span>
          </>
        ),
      },
      {
        id: 'valor',
        header: t('field.valor'),
        align: 'end',
        width: 132,
        cell: (follow) => <Valor {...follow} />,
      },
      { id: 'note', header: t('field.note'), width: 144, grow: 2, cell: ({ note }) => note && <span title={note}>{note}</span> },
      {
        id: 'created',
        header: t('field.created'),
        sort: 'desc',
        width: 132,
        hidden: true,
        card: 'none',
        cell: ({ created_at }) => format.date(created_at),
      },
      {
        id: 'actions',
        header: common('word.actions'),
        narrow: true,
        width: 64,
        fixed: true,
        card: 'corner',
        cell: (follow) => <CardMenu follow={follow} isFirst actions={actions} />,
      },
    ],
    [t, common, names, format, actions],
  );
}
