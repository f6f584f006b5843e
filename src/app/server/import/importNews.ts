// What browsers and accounts hear of imports.
import type { ImportEnds, ImportEvents } from '#features/importacoes/server/events.ts';
import type { Audience, Events } from '#kit/server/events/events.ts';
import { commandCaller } from '#kit/server/http/caller.ts';

/** Has the screens of everybody who sees an import, or what it wrote, asked anew. */
export function importNewsBy({ publish, publishHere, publishToOthersAtCommit }: Omit<Events, 'routes'>): ImportEvents {
  return {
    changed: () => publish('admins', 'importacoes'),
    ending: async (db, ends) => {
      for (const [to, topic] of toldOf(ends)) await publishToOthersAtCommit(db, to, topic);
    },
    ended: (ends) => {
      for (const [to, topic] of toldOf(ends)) publishHere(to, topic);
      // The same topic rests for two seconds, and the next file waits for this word: so each end has a topic of its own.
      for (const id of ends.ids) publishHere([commandCaller.id], `importacoes.${id}`);
    },
  };
}

/** What imports write into. */
const written = ['licitacoes', 'projetosDeLei'];

function toldOf({ userIds, haveWritten }: ImportEnds): [Audience, string][] {
  return [
    ['admins', 'importacoes'],
    ...(haveWritten ? written.map((topic): [Audience, string] => ['everybody', topic]) : []),
    ...(userIds.length > 0 ? [[userIds, 'notifications'] as [Audience, string]] : []),
  ];
}
