// What features know of a notice moves to another one when both are joined.
import { moveFollows } from '#features/follow/server/moveFollows.ts';
import type { MoveReferences } from '#features/licitacoes/server/manual/join.ts';
import { moveToNotice } from '#features/propostas/server/moveToNotice.ts';
import { moveTasksOfNotice } from '#features/tasks/server/moveThing.ts';

const moves: readonly MoveReferences[] = [moveFollows, moveToNotice, moveTasksOfNotice];

export const moveReferences: MoveReferences = async (db, from, to) => {
  const concerned = new Set<number>();
  for (const move of moves) for (const userId of await move(db, from, to)) concerned.add(userId);
  return [...concerned];
};
