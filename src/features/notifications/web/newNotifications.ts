// Announces new notifications to screen readers, and optionally by the system over other windows.
import type { LinkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import { calls } from './calls.ts';
import { fetchKinds, kindOf } from './kinds.ts';
import { showBySystem } from './systemNotifications.ts';

export type ShowOptions = {
  /** The title of each system notification. */
  title: string;
  format: Format;
  open(link: LinkOptions): void;
};

/** Shows the notifications after this id. @returns the text to announce; empty if they have been read in the meantime */
export async function showNewNotifications(after: number, { title, format, open }: ShowOptions): Promise<string> {
  const [{ notifications }] = await Promise.all([calls.list.send({}), fetchKinds()]);
  const fresh = notifications
    .filter(({ id, isRead }) => id > after && !isRead)
    .map(({ id, kind, data }) => {
      const { sentence, link } = kindOf(kind);
      return { id, words: sentence(data as never, format), link: link?.(data as never) };
    });
  for (const { id, words, link } of fresh) {
    void showBySystem(title, { id, words }, () => {
      if (link) open(link);
      void calls.mark.send({ params: { id }, body: { isRead: true } }).catch(() => {});
    });
  }
  const t = textsOf('notifications');
  return fresh.length === 0 ? '' : t('news', { count: fresh.length, figure: format.number(fresh.length), sentence: fresh[0]?.words });
}
