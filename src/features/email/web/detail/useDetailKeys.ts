import type { RefObject } from 'react';
import { type KeyBinding, useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ShownEmail } from '../../entities.ts';
import type { StartResponse } from '../startResponse.ts';
import type { DetailActions } from './useDetailActions.ts';

type DetailKeysProps = {
  mail: ShownEmail;
  act: DetailActions;
  close: () => void;
  respond: StartResponse;
  compose: () => void;
  isChoosing: boolean;
  /** The element that contains the toolbar. */
  root: RefObject<HTMLElement | null>;
};

/** Shortcuts of an open e-mail. If e-mails are selected in the list, those that change e-mails apply to the list. */
export function useDetailKeys({ mail, act, close, respond, compose, isChoosing, root }: DetailKeysProps): void {
  const t = useTexts('email');
  const group = t('title');
  const key = (keys: string[], does: string, act: () => unknown): KeyBinding => ({ keys, does, group, act });
  const change = (keys: string[], does: string, act: () => unknown): KeyBinding => key(keys, does, () => !isChoosing && act() !== false);
  const openMenu = (name: 'label' | 'move') => root.current?.querySelector<HTMLElement>(`[data-opens=${name}]`)?.click();
  const isTrash = mail.folder === 'trash';
  const answer = (letter: string, as: Parameters<StartResponse>[1]) =>
    key([letter], t(`answer.${as}`), () => !mail.isDraft && respond(mail.id, as));
  useKeys([
    key(['j'], t('detail.earlier'), () => mail.hasPrevious && void act.step('previous')),
    key(['k'], t('detail.newer'), () => mail.hasNext && void act.step('next')),
    key(['u', 'Escape'], t('detail.back'), () => !isChoosing && close()),
    change(['s'], t('keys.star'), () => act.star(!mail.isStarred)),
    change(['#', 'Delete'], t(isTrash ? 'remove.action' : 'action.trash'), () => void act.trash()),
    change(['I'], t('action.read'), () => act.mark(true)),
    change(['U'], t('action.unread'), () => act.mark(false)),
    change(['l'], t('menu.label'), () => openMenu('label')),
    change(['v', 'm'], t('menu.move'), () => openMenu('move')),
    answer('r', 'reply'),
    answer('a', 'replyAll'),
    answer('f', 'forward'),
    key(['c'], t('compose'), compose),
  ]);
}
