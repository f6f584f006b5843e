// The screen of imports together with the notices that records of a file may belong to.

import { ImportScreen } from '#features/importacoes/web/ImportScreen.tsx';
import { type NoticeFound, type Notices, NoticesProvider } from '#features/importacoes/web/notices.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import type { Licitacao } from '#features/licitacoes/entities.ts';
import { api } from '#kit/web/api.ts';

const calls = api('licitacoes', licitacoes);

const notices: Notices = {
  find: async (q, signal) => {
    const found = await calls.list.send({ query: { q, perPage: 10 } }, { signal });
    return found.licitacoes.map(named);
  },
  byControl: async (controle, signal) => {
    const { licitacoes: found } = await calls.list.send({ query: { q: controle, perPage: 1 } }, { signal });
    const [first] = found;
    if (!first) return undefined;
    // The words of a number may stand in other notices too.
    const { controle: its } = await calls.show.send({ params: { id: first.id } }, { signal });
    return its === controle ? named(first) : undefined;
  },
  controlOf: async (id) => (await calls.show.send({ params: { id } })).controle,
};

function named({ id, modalidade, num_licitacao, orgao, objeto }: Licitacao): NoticeFound {
  return { id, label: `${modalidade} ${num_licitacao} · ${orgao}`, objeto };
}

export function ImportarScreen() {
  return (
    <NoticesProvider value={notices}>
      <ImportScreen />
    </NoticesProvider>
  );
}
