// What browsers and accounts hear of imports.
import type { ImportNews } from '#features/importacoes/server/news.ts';
import type { Events } from '#kit/server/events.ts';

/** Has the screens of everybody who sees an import, or what it wrote, asked anew. */
export function importNewsBy({ tell }: Pick<Events, 'tell'>): ImportNews {
  return {
    moved: () => tell('admins', 'importacoes'),
    ended: (userIds) => {
      tell('admins', 'importacoes');
      tell('everybody', 'licitacoes');
      if (userIds.length > 0) tell(userIds, 'notifications');
    },
  };
}
