import { Menu } from '@mantine/core';
import { IconArrowBarToUp, IconCheck, IconFileText, IconPencil, IconStarOff } from '@tabler/icons-react';
import classes from '#kit/web/board/BoardCard.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { type Follow, stages } from '../../../contract.ts';
import type { CardActions } from './cardActions.ts';

export function CardMenuPanel({
  anchor,
  follow,
  isFirst,
  actions,
}: AnchoredProps & { follow: Follow; isFirst: boolean; actions: CardActions }) {
  const t = useTexts('board');
  const common = useTexts('common');
  const names = useTexts('follow');
  return (
    <AnchoredMenu anchor={anchor} position="bottom-end">
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => actions.edit(follow)}>
        {common('word.edit')}
      </Menu.Item>
      {follow.kind === 'licitacao' && follow.status !== 'fechada' && (
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => actions.prepare(follow.item)}>
          {t('card.prepare')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{t('card.moveTo')}</Menu.Label>
      {!isFirst && (
        <Menu.Item leftSection={<IconArrowBarToUp size={16} aria-hidden />} onClick={() => actions.move(follow, follow.stage)}>
          {t('card.toTop')}
        </Menu.Item>
      )}
      {stages.map((stage) => (
        <Menu.Item
          key={stage}
          leftSection={stage === follow.stage ? <IconCheck size={16} aria-hidden /> : <span className={classes.noSign} />}
          disabled={stage === follow.stage}
          onClick={() => actions.move(follow, stage)}
        >
          {names(`stage.${stage}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item color="danger" leftSection={<IconStarOff size={16} aria-hidden />} onClick={() => actions.stop(follow, anchor.node)}>
        {names('star.stop')}
      </Menu.Item>
    </AnchoredMenu>
  );
}
