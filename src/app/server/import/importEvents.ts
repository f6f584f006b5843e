// Publishes the progress and the end of imports.
import type { ImportEnds, ImportEvents } from '#features/importacoes/server/events.ts';
import type { Audience, Events } from '#kit/server/events/events.ts';
import { commandCaller } from '#kit/server/http/caller.ts';

/**
 * Makes open screens reload imports, and what they wrote.
 * @param written topics of the records that imports write into
 */
export function importEventsBy(
  { publish, publishHere, publishToOthersAtCommit }: Omit<Events, 'routes'>,
  written: readonly string[],
): ImportEvents {
  const audiencesOf = ({ userIds, haveWritten }: ImportEnds): [Audience, string][] => [
    ['admins', 'importacoes'],
    ...(haveWritten ? written.map((topic): [Audience, string] => ['everybody', topic]) : []),
    ...(userIds.length > 0 ? [[userIds, 'notifications'] as [Audience, string]] : []),
  ];
  return {
    changed: () => publish('admins', 'importacoes'),
    ending: async (db, ends) => {
      for (const [to, topic] of audiencesOf(ends)) await publishToOthersAtCommit(db, to, topic);
    },
    ended: (ends) => {
      for (const [to, topic] of audiencesOf(ends)) publishHere(to, topic);
      // A topic is published at most every two seconds, and the command waits for each end: so each end has its own topic.
      for (const id of ends.ids) publishHere([commandCaller.id], `importacoes.${id}`);
    },
  };
}
