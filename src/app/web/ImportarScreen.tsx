// The screen of imports together with the notices that records of a file may belong to.

import { ImportScreen } from '#features/importacoes/web/ImportScreen.tsx';
import { type Notices, NoticesProvider } from '#features/importacoes/web/notices.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { api } from '#kit/web/api.ts';

const calls = api('licitacoes', licitacoes);

const notices: Notices = {
  find: async (q, signal) => {
    const found = await calls.list.send({ query: { q, perPage: 10 } }, { signal });
    return found.licitacoes.map(({ id, modalidade, num_licitacao, orgao, objeto }) => ({
      id,
      label: `${modalidade} ${num_licitacao} · ${orgao}`,
      objeto,
    }));
  },
  controlOf: async (id) => (await calls.show.send({ params: { id } })).controle,
};

export function ImportarScreen() {
  return (
    <NoticesProvider value={notices}>
      <ImportScreen />
    </NoticesProvider>
  );
}
