// The caller's follows and sent mails.
import type {} from '#features/email/server/tables.ts';
import type {} from '#features/follow/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Counter, linkTo, momentsOf } from './spans.ts';

/** Followed notices by the day they were followed; removed ones do not count until restored. */
export function followedNotices(db: Queries, userId: number): Counter {
  return {
    figureFor: (days) => {
      const { since, until } = momentsOf(days);
      return db
        .selectFrom('follows')
        .innerJoin('licitacoes', 'licitacoes.id', 'follows.item_id')
        .where('follows.user_id', '=', userId)
        .where('follows.kind', '=', 'licitacao')
        .where('follows.created_at', '>=', since)
        .where('follows.created_at', '<', until)
        .select(({ fn }) => fn.countAll<number>().as('figure'));
    },
    link: ({ from, to }) => linkTo('/acompanhamento', { view: 'list', kind: 'licitacao', from, to }),
  };
}

/** Mails in the sent folder, by the day they were sent. */
export function sentMails(db: Queries, userId: number): Counter {
  return {
    figureFor: (days) => {
      const { since, until } = momentsOf(days);
      return db
        .selectFrom('emails')
        .where('user_id', '=', userId)
        .where('folder', '=', 'sent')
        .where('at', '>=', since)
        .where('at', '<', until)
        .select(({ fn }) => fn.countAll<number>().as('figure'));
    },
    link: ({ from, to }) => linkTo('/apps/email/sent', { since: from, until: to }),
  };
}
