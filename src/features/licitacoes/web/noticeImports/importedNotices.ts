import { IconGavel } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import type { FoundRecord, ImportedRecords } from '#kit/web/sending/importedRecords.ts';
import type { Licitacao } from '../../entities.ts';
import { calls } from '../calls.ts';

/** Notices, for the screen of imports. */
export const importedNotices: ImportedRecords = {
  texts: 'noticeImports',
  Icon: IconGavel,
  listOf: (importacao) => linkOptions({ to: '/apps/invoice/list', search: { importacao } }),
  removed: linkOptions({ to: '/apps/invoice/list', hash: 'removidas' }),
  find: async (q, signal) => {
    const found = await calls.list.send({ query: { q, perPage: 10 } }, { signal });
    return found.licitacoes.map(namedNotice);
  },
  byKey: async (key, signal) => {
    const { licitacoes: found } = await calls.list.send({ query: { q: key, perPage: 1 } }, { signal });
    const [first] = found;
    if (!first) return undefined;
    // The words of a number may stand in other notices too.
    const { controle } = await calls.show.send({ params: { id: first.id } }, { signal });
    return controle === key ? namedNotice(first) : undefined;
  },
  keyOf: async (id) => {
    const { controle } = await calls.show.send({ params: { id } });
    return importedNotices.keyIn(controle) ?? '';
  },
  keyIn: (typed) => (/^[0-9A-Z]{14}-1-[0-9]{6}\/[0-9]{4}$/.test(typed) ? typed : undefined),
  shownKey: (key) => key,
};

function namedNotice(notice: Licitacao): FoundRecord {
  return { id: notice.id, label: `${nomeDaLicitacao(notice)} · ${notice.orgao}`, words: notice.objeto };
}
