// What bulletins need of other features.
import type { BoletinsOptions } from '#features/boletins/server/ports.ts';
import { listChangedItems } from '#features/follow/server/changedItems.ts';
import { nameOf } from '#features/follow/server/followedItems.ts';
import { listSeguidoNews } from '#features/fornecedores/server/seguidos/mailed.ts';
import { licitacoesLog } from '#features/licitacoes/server/search/noticeSource.ts';
import type { NoticeSearch } from '#features/licitacoes/server/search/search.ts';
import type { Database } from '#kit/server/database/database.ts';
import { changesIn, hasChanges, newestChange } from '#kit/server/search/live/changes.ts';
import { paths } from './paths.ts';

const nobody = { tipo: null, numero: null, ano: null };

const seguidoPaths = {
  fornecedor: (documento: string) => `/fornecedores/${encodeURIComponent(documento)}`,
  orgao: (documento: string) => `/orgaos/${encodeURIComponent(documento)}`,
  municipio: (ibge: string) => `/municipios/${encodeURIComponent(ibge)}`,
};

type Ports = Pick<BoletinsOptions, 'notices' | 'nameOf' | 'listChangedItems' | 'listFollowedNews'>;

export function boletimPorts(background: Database, search: NoticeSearch): Ports {
  return {
    notices: {
      newest: () => newestChange(background, licitacoesLog),
      open: () => changesIn(background, licitacoesLog),
      hasMore: (from) => hasChanges(background, licitacoesLog, from),
      match: (ids, filters) => search.match(ids, filters),
    },
    nameOf: (notice) => nameOf({ ...nobody, ...notice }),
    listChangedItems: async (db, userId, span, language) => {
      const { items, more } = await listChangedItems(db, userId, span, language);
      return { items: items.map(({ kind, item, ...told }) => ({ ...told, path: paths[kind](item) })), more };
    },
    listFollowedNews: async (db, userId, span) => {
      const { news, more } = await listSeguidoNews(db, userId, span);
      return {
        news: news.map(({ documento, nome, ...told }) => ({ ...told, name: nome, path: seguidoPaths[told.kind](documento) })),
        more,
      };
    },
  };
}
