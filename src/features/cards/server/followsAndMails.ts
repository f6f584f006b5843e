// What the caller follows and has sent.
import type {} from '#features/email/server/tables.ts';
import type {} from '#features/follow/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Counter, linkTo, momentsOf } from './spans.ts';

/** Notices that are followed, by the day since when; what was removed is not there until it is brought back. */
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

/** Mails in the folder of those that were sent, by the day on which they left. */
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
